/// Why a text cannot be read as JSON, or not as what was expected.
public struct UnreadableJSON: Error, Equatable, Sendable {
    /// The field, as `[3].title`; empty for the whole text. Keys of the text are in it, so it is cut to what a line
    /// holds and safe for a terminal.
    public let path: String
    /// What is wrong there.
    public let problem: Problem

    /// Makes an error.
    public init(path: String = "", _ problem: Problem) {
        self.path = path
        self.problem = problem
    }

    /// What can be wrong with a JSON text.
    public enum Problem: Error, Equatable, Sendable {
        /// A byte that is no UTF-8: another encoding, or none.
        case notUTF8
        /// The text ends before its value does.
        case truncated
        /// What stands at this byte, counted from 0, belongs to no JSON.
        case malformed(byte: Int)
        /// More lists and objects in each other than anybody needs.
        case tooDeep
        /// A key of more bytes than any name has.
        case keyTooLong
        /// An object has this field twice, so that nobody can tell which of them counts.
        case duplicateKey
        /// A number that its type cannot hold, or no type can.
        case numberThatDoesNotFit
        /// The field is not there.
        case missing
        /// Another type was expected.
        case wrongType(expected: Kind)
        /// A value was expected, and `null` came.
        case null(expected: Kind)
        /// The type is right, and the value is not; why is said in English.
        case invalid(String)
    }

    /// The types of JSON.
    public enum Kind: Sendable {
        /// `{…}`
        case object
        /// `[…]`
        case list
        /// `"…"`
        case string
        /// `1.5`
        case number
        /// `true` or `false`
        case truthValue
    }
}

extension UnreadableJSON {
    /// What `JSONDecoder` said of a text that is JSON.
    init(_ error: any Error) {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            self.init(context.codingPath + [key], .missing)
        case DecodingError.typeMismatch(let type, let context):
            self.init(context.codingPath, .wrongType(expected: Kind(type)))
        case DecodingError.valueNotFound(let type, let context):
            self.init(context.codingPath, .null(expected: Kind(type)))
        case DecodingError.dataCorrupted(let context):
            self.init(context.codingPath, Problem(corrupted: context.debugDescription))
        default:
            self.init(.invalid("not readable"))
        }
    }

    private init(_ keys: [any CodingKey], _ problem: Problem) {
        self.init(
            path: JSONPath.text(of: keys.map { $0.intValue.map(JSONPath.index) ?? .key($0.stringValue) }),
            problem
        )
    }
}

extension UnreadableJSON.Kind {
    fileprivate init(_ type: any Any.Type) {
        self =
            switch type {
            case is String.Type: .string
            case is Int.Type, is Double.Type: .number
            case is Bool.Type: .truthValue
            case is any Collection.Type where "\(type)".hasPrefix("Array"): .list
            default: .object
            }
    }
}

extension UnreadableJSON.Problem {
    /// Foundation quotes a number that does not fit, however long it is, and has no other word for it than this text.
    fileprivate init(corrupted description: String) {
        let isNumber = description.hasPrefix("Number ") || description.hasPrefix("Parsed JSON number ")
        self = isNumber ? .numberThatDoesNotFit : .invalid(description.bounded(to: 100))
    }
}
