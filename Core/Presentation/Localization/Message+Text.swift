import Foundation

extension Message {
    /// A text of a message. Its values stay apart from its words, because another language has them in other places.
    public struct Text: Equatable, Sendable, ExpressibleByStringInterpolation, StringInterpolationProtocol {
        private enum Part: Equatable, Sendable {
            case words(String)
            case value(String)
            case number(Int)
            case message(Message)
            case count(Int, one: String, other: String)
        }
        private var parts: [Part] = []

        /// Creates an empty text.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Creates a text without values.
        public init(stringLiteral words: String) { parts = [.words(words)] }
        /// Creates a text with values.
        public init(stringInterpolation text: Text) { self = text }

        /// Adds words. They are a part of the key.
        public mutating func appendLiteral(_ words: String) { parts.append(.words(words)) }
        /// Adds a value, which is the same in each language.
        public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            parts.append(.value(value.description))
        }
        /// Adds a number, which is written as in the user's region.
        public mutating func appendInterpolation(_ number: Int) { parts.append(.number(number)) }
        /// Adds another message. It is translated, too.
        public mutating func appendInterpolation(_ message: Message) { parts.append(.message(message)) }
        /// Adds a number and the words after it, such as `\(count, one: "post", other: "posts")`. The number chooses
        /// the form of the whole text. A text can have one such number.
        public mutating func appendInterpolation(_ count: Int, one: String, other: String) {
            parts.append(.count(count, one: one, other: other))
        }
    }
}

extension Message.Text {
    /// The words, with `%@` or `%lld` in the place of each value.
    var key: String {
        parts.map { part in
            switch part {
            case .words(let words): words.replacing("%", with: "%%")
            case .value, .number, .message: "%@"
            case .count(_, _, let other): "%lld " + other.replacing("%", with: "%%")
            }
        }
        .joined()
    }

    /// The values, for `String(format:locale:arguments:)`.
    func arguments(in language: Language) -> [any CVarArg] {
        parts.compactMap { part in
            switch part {
            case .words: nil
            case .value(let value): NSString(string: value)
            case .number(let number): NSString(string: language.locale.text(of: number))
            case .message(let message): NSString(string: message.text(in: language))
            case .count(let count, _, _): count
            }
        }
    }

    func text(in language: Language) -> String {
        parts.map { part in
            switch part {
            case .words(let words), .value(let words): words
            case .number(let number): language.locale.text(of: number)
            case .message(let message): message.text(in: language)
            case .count(let count, let one, let other): "\(language.locale.text(of: count)) \(count == 1 ? one : other)"
            }
        }
        .joined()
    }
}
