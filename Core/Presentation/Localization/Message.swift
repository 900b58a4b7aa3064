/// A sentence in every language. A new language is a new field here, and the compiler then finds every sentence that
/// lacks it.
public struct Message: Equatable, Sendable {
    private let english: String
    private let japanese: String

    /// Makes a sentence.
    public init(en english: String, ja japanese: String) {
        self.english = english
        self.japanese = japanese
    }

    /// The sentence in one language.
    public func text(in language: Language) -> String {
        switch language {
        case .english: english
        case .japanese: japanese
        }
    }
}
