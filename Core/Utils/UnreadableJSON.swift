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

    /// The field and what is wrong with it in English, as `[3].title: a string was expected`.
    public var reason: String {
        if path.isEmpty, case .malformed = problem { return "not JSON" }
        return (path.isEmpty ? "the whole answer" : path) + ": " + problem.description
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
        /// Another type was expected, as `a string`.
        case wrongType(expected: String)
        /// A value was expected, as `a string`, and `null` came.
        case null(expected: String)
        /// The type is right, and the value is not; why is said in English.
        case invalid(String)
    }
}

extension UnreadableJSON {
    /// What `JSONDecoder` said of a text that is JSON.
    init(_ error: any Error) {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            self.init(context.codingPath + [key], .missing)
        case DecodingError.typeMismatch(let type, let context):
            self.init(context.codingPath, .wrongType(expected: Self.name(of: type)))
        case DecodingError.valueNotFound(let type, let context):
            self.init(context.codingPath, .null(expected: Self.name(of: type)))
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

    private static func name(of type: any Any.Type) -> String {
        switch type {
        case is String.Type: "a string"
        case is Int.Type, is Double.Type: "a number"
        case is Bool.Type: "true or false"
        case is any Collection.Type where "\(type)".hasPrefix("Array"): "a list"
        default: "an object"
        }
    }
}

extension UnreadableJSON.Problem {
    /// Foundation quotes a number that does not fit, however long it is, and has no other word for it than this text.
    fileprivate init(corrupted description: String) {
        let isNumber = description.hasPrefix("Number ") || description.hasPrefix("Parsed JSON number ")
        self = isNumber ? .numberThatDoesNotFit : .invalid(description.bounded(to: 100))
    }

    fileprivate var description: String {
        switch self {
        case .notUTF8: "not UTF-8"
        case .truncated: "cut off"
        case .malformed(let byte): "not JSON at byte \(byte)"
        case .tooDeep: "nested too deep"
        case .keyTooLong: "the name is too long"
        case .duplicateKey: "there twice"
        case .numberThatDoesNotFit: "a number that does not fit"
        case .missing: "missing"
        case .wrongType(let expected): "\(expected) was expected"
        case .null(let expected): "\(expected) was expected, not null"
        case .invalid(let reason): reason
        }
    }
}
