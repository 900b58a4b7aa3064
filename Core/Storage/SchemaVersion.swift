/// The version of a file's schema. A file of another version cannot be read, so that nothing in it gets lost.
package struct SchemaVersion: Equatable, Sendable, Codable {
    fileprivate static let current = 1

    package init() {}

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let version = try container.decode(Int.self)
        guard version == Self.current else {
            let reason = "version \(Self.current) was expected, not \(version)"
            throw DecodingError.dataCorruptedError(in: container, debugDescription: reason)
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Self.current)
    }
}

/// What any version of a file says of itself.
struct FileVersion: Decodable {
    private let schemaVersion: Int?
    /// What the fake's state calls it.
    private let version: Int?

    /// Whether a later version than this wrote the file.
    var isNewer: Bool {
        (schemaVersion ?? version ?? 0) > SchemaVersion.current
    }
}
