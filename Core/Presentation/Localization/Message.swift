/// A text in every language. If you add a property for a new language, the compiler reports all incomplete messages.
public struct Message: Equatable, Sendable {
    private let english: String
    private let japanese: String

    /// Creates a message from its text in every language.
    public init(en english: String, ja japanese: String) {
        self.english = english
        self.japanese = japanese
    }

    /// The text in one language.
    public func text(in language: Language) -> String {
        switch language {
        case .english: english
        case .japanese: japanese
        }
    }
}
