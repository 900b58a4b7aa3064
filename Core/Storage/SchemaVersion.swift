/// The version of a file's schema. A file of another version cannot be read, so that nothing in it gets lost.
struct SchemaVersion: Equatable, Sendable, Codable {
    private static let current = 1

    init() {}

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let version = try container.decode(Int.self)
        guard version == Self.current else {
            let reason = "version \(Self.current) was expected, not \(version)"
            throw DecodingError.dataCorruptedError(in: container, debugDescription: reason)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Self.current)
    }
}
