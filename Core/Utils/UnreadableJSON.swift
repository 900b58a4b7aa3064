import Foundation

/// The reason why a text cannot be decoded: it is not JSON, or not the expected JSON.
public struct UnreadableJSON: Error, Equatable, Sendable {
    /// The path of the wrong field, for example `[3].title`. An empty path means the whole text. The path can contain
    /// untrusted keys. It has at most 200 Unicode scalars.
    public let path: String
    /// What is wrong with the field.
    public let problem: Problem

    /// Creates an error. If `path` is empty, the error is about the whole text.
    public init(path: String = "", _ problem: Problem) {
        self.path = path
        self.problem = problem
    }

    /// A problem that prevents the decoding of a text.
    public enum Problem: Equatable, Sendable {
        /// The text is not JSON in UTF-8, or a number is out of range. `JSONDecoder` does not distinguish these cases.
        case notJSON
        /// Lists and objects are nested more than 100 levels deep.
        case tooDeep
        /// A key has more than 1,000 bytes.
        case keyTooLong
        /// The field is missing.
        case missing
        /// The type of the field is not `expected`.
        case wrongType(expected: JSONType)
        /// The field is `null`, but it must have the type `expected`.
        case null(expected: JSONType)
        /// The value of the field is wrong. The associated text is the reason in English.
        case invalid(String)
    }

    /// A type of JSON values. `bool` is `true` or `false`.
    public enum JSONType: Sendable {
        case string, number, bool, list, object

        /// The JSON type that is decoded as this Swift type.
        init(of type: any Any.Type) {
            switch type {
            case is String.Type: self = .string
            case is Int.Type, is Double.Type, is Decimal.Type: self = .number
            case is Bool.Type: self = .bool
            case is any Collection.Type where "\(type)".hasPrefix("Array"): self = .list
            default: self = .object
            }
        }
    }
}

extension UnreadableJSON {
    /// Converts an error of `JSONDecoder`.
    init(_ error: any Error) {
        switch error {
        case let error as UnreadableJSON:
            self = error
        case DecodingError.keyNotFound(let key, let context):
            self.init(context.codingPath + [key], .missing)
        case DecodingError.typeMismatch(let type, let context):
            self.init(context.codingPath, .wrongType(expected: JSONType(of: type)))
        case DecodingError.valueNotFound(let type, let context):
            self.init(context.codingPath, .null(expected: JSONType(of: type)))
        case DecodingError.dataCorrupted(let context) where context.debugDescription.hasPrefix("The given data"):
            self.init(.notJSON)
        case DecodingError.dataCorrupted(let context):
            self.init(context.codingPath, .invalid(String(context.debugDescription.prefix(100))))
        default:
            self.init(.invalid("the value cannot be read"))
        }
    }

    init(_ keys: [any CodingKey], _ problem: Problem) {
        let path = keys.reduce(into: "") { path, key in
            path += key.intValue.map { "[\($0)]" } ?? (path.isEmpty ? "" : ".") + key.stringValue
        }
        self.init(path: String(path.unicodeScalars.suffix(200)), problem)
    }
}
