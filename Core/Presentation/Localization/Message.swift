/// A text in every language. To add a language, add a property: the compiler then finds every message that has no text in it.
public struct Message: Equatable, Sendable {
    private let english: String
    private let japanese: String

    /// A message with its text in every language.
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
