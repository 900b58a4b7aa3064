/// A list of texts in a response. A server sends texts, such as `["Swift"]`, or objects with a name, such as
/// `[{"name": "Swift"}]`. What is neither is left out.
public struct TextList: Decodable, Hashable, Sendable {
    /// The texts, in the order of the server.
    public let texts: [String]

    /// Reads a list. Throws an error if the value is no list.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.singleValueContainer().decode([JSONValue].self)
        texts = values.compactMap { $0.text ?? $0["name"]?.text }
    }
}
