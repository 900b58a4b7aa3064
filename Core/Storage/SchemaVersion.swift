/// The version of a file format. Decoding a file with an unknown version fails, so the file is not overwritten.
package struct SchemaVersion: Equatable, Sendable, Codable {
    fileprivate static let current = 1

    /// Creates the current version. Other versions cannot be created.
    package init() {}

    /// Decodes a version. Throws if it is not the current version.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let version = try container.decode(Int.self)
        guard version == Self.current else {
            let reason = "expected version \(Self.current), but found version \(version)"
            throw DecodingError.dataCorruptedError(in: container, debugDescription: reason)
        }
    }

    /// Encodes the current version as a number.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Self.current)
    }
}

/// The version number in a file. It can be decoded from a file of any version.
struct FileVersion: Decodable {
    private let schemaVersion: Int?
    /// The version number in the state file of a fake backend. This file has the field `version`, not `schemaVersion`.
    private let version: Int?

    /// Whether a later version of the program wrote the file.
    var isNewer: Bool {
        (schemaVersion ?? version ?? 0) > SchemaVersion.current
    }
}
