/// A text in every language. To add a language, add a property. Then the compiler reports every incomplete message.
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
