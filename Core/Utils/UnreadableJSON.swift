/// Why a text is not JSON, or not the JSON that was expected.
public struct UnreadableJSON: Error, Equatable, Sendable {
    /// The field, as `[3].title`; empty for the whole text. It can contain keys from outside, and is at most 200 scalars.
    public let path: String
    /// What is wrong with the field.
    public let problem: Problem

    /// An error at `path`, or in the whole text.
    public init(path: String = "", _ problem: Problem) {
        self.path = path
        self.problem = problem
    }

    /// What can be wrong.
    public enum Problem: Equatable, Sendable {
        /// The text is not JSON in UTF-8, or a number in it is out of range: `JSONDecoder` reports both in the same way.
        case notJSON
        /// More than 100 lists and objects are nested.
        case tooDeep
        /// A key has more than 1,000 bytes.
        case keyTooLong
        /// The field is missing.
        case missing
        /// The field has another type.
        case wrongType(expected: Kind)
        /// The field is `null`.
        case null(expected: Kind)
        /// The type is right, but the value is wrong. The reason is in English.
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
    /// Describes an error of `JSONDecoder`.
    init(_ error: any Error) {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            self.init(context.codingPath + [key], .missing)
        case DecodingError.typeMismatch(let type, let context):
            self.init(context.codingPath, .wrongType(expected: Kind(type)))
        case DecodingError.valueNotFound(let type, let context):
            self.init(context.codingPath, .null(expected: Kind(type)))
        case DecodingError.dataCorrupted(let context) where context.debugDescription.hasPrefix("The given data"):
            self.init(.notJSON)
        case DecodingError.dataCorrupted(let context):
            self.init(context.codingPath, .invalid(String(context.debugDescription.prefix(100))))
        default:
            self.init(.invalid("not readable"))
        }
    }

    private init(_ keys: [any CodingKey], _ problem: Problem) {
        let path = keys.reduce(into: "") { path, key in
            path += key.intValue.map { "[\($0)]" } ?? (path.isEmpty ? "" : ".") + key.stringValue
        }
        self.init(path: String(path.unicodeScalars.suffix(200)), problem)
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
