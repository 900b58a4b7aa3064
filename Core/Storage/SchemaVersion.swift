/// The version of a file format. It is an enum, so decoding a file of another version fails.
package enum SchemaVersion: Int, Sendable, Codable {
    /// The current version.
    case current = 1
}

/// The version number in a file. It can be decoded from a file of any version.
struct FileVersion: Decodable {
    private let schemaVersion: Int?
    /// The version number in the state file of a fake backend. This file has the field `version`, not `schemaVersion`.
    private let version: Int?

    /// Whether a later version of the program wrote the file.
    var isNewer: Bool {
        (schemaVersion ?? version ?? 0) > SchemaVersion.current.rawValue
    }
}
