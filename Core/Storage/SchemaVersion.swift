/// The version of a file's schema. A file with another version cannot be decoded, so its contents are not lost by accident.
package struct SchemaVersion: Equatable, Sendable, Codable {
    fileprivate static let current = 1

    /// The current version.
    package init() {}

    /// Reads a version, and throws if it is not the current one.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let version = try container.decode(Int.self)
        guard version == Self.current else {
            let reason = "version \(Self.current) was expected, not \(version)"
            throw DecodingError.dataCorruptedError(in: container, debugDescription: reason)
        }
    }

    /// Writes the current version.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Self.current)
    }
}

/// The part of a file that every version has.
struct FileVersion: Decodable {
    private let schemaVersion: Int?
    /// The name of the field in the state of a fake backend.
    private let version: Int?

    /// Whether the file was written by a later version.
    var isNewer: Bool {
        (schemaVersion ?? version ?? 0) > SchemaVersion.current
    }
}
