import Foundation

/// The files and lines that new-feature made, kept in `.feature.json` of the feature. remove-feature removes exactly
/// these.
struct FeatureRecord: Codable, Equatable {
    let template: String
    /// The checksum of each file, by path.
    let files: [String: String]
    /// The lines that were added, by file.
    let lines: [String: [String]]

    /// The path of the record of a feature.
    static func path(of name: String) -> String {
        "Features/\(name)/.feature.json"
    }

    /// A checksum that detects edits: 64-bit FNV-1a.
    static func checksum(of text: String) -> String {
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }
}

extension FeatureRecord {
    /// Reads the record of a feature. Fails when there is none, or when somebody edited it.
    init(of name: String, in repository: Repository) throws(Failure) {
        let path = Self.path(of: name)
        guard repository.exists(path) else {
            throw Failure("\(name) has no \(path): new-feature did not make it. Remove it by hand.")
        }
        guard let record = try? JSONDecoder().decode(Self.self, from: Data(repository.text(of: path).utf8)),
            record.files.keys.allSatisfy({ Self.canContain($0, of: name) })
        else {
            throw Failure("\(path) was edited and cannot be used. Restore it with: git checkout \(path)")
        }
        self = record
    }

    /// The text of the file.
    func text() throws(Failure) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
        } catch {
            throw .file("write the record", error)
        }
    }

    /// Whether new-feature makes files like this one. Other files must not be removed.
    private static func canContain(_ path: String, of name: String) -> Bool {
        let folders = ["Features/\(name)/", "Tests/", "App/Commands/", "App/SampleCollections/"]
        return folders.contains(where: path.hasPrefix) && !path.split(separator: "/").contains("..")
    }
}
