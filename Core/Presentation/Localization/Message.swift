/// A text in every language. If you add a parameter for a new language, the compiler reports all incomplete messages.
public struct Message: Equatable, Sendable {
    private let english: String
    private let japanese: String
    /// Advice that only the command line shows, for example to check the address of the server.
    public let advice: Advice?

    /// Creates a message from its text in every language.
    public init(en english: String, ja japanese: String, advice: Advice? = nil) {
        self.english = english
        self.japanese = japanese
        self.advice = advice
    }

    /// Joins two texts. The advice is that of `right`, or of `left` if `right` has no advice.
    public static func + (left: Message, right: Message) -> Message {
        Message(
            en: "\(left.english) \(right.english)",
            ja: left.japanese + right.japanese,
            advice: right.advice ?? left.advice
        )
    }

    /// The text in one language.
    public func text(in language: Language) -> String {
        switch language {
        case .english: english
        case .japanese: japanese
        }
    }
}

extension Message {
    /// Advice that a user cannot follow inside an app. An app shows only the text of a message. The command line shows
    /// the text, and after it a sentence for the advice.
    public enum Advice: Sendable {
        /// The address of the server may be wrong.
        case address
        /// The certificate of the server may be wrong.
        case certificate
        /// The server may not be running.
        case server
        /// The server may need more time.
        case timeout
        /// An environment variable must name the folder for the files.
        case folder
        /// The permissions of a file or a folder may be wrong.
        case permissions
        /// The file or folder at a path is not safe to use, for example a symbolic link. The user must move it.
        case place
        /// The pages of a list can only be read one after the other.
        case allPages
    }
}
