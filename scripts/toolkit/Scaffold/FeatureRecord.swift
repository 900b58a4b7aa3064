import Foundation

/// The files and lines of a feature outside of its folders, and the files that new-feature created inside of them. They
/// are saved in the feature's file `.feature.json`. remove-feature removes these files and lines.
struct FeatureRecord: Codable, Equatable {
    /// The name of the feature, and the arguments of new-feature. They are `nil` if the record does not contain them.
    var name: String?
    var arguments: [String]?
    let template: String
    /// The checksum of each file when new-feature created it. The key is the path of the file, or of a folder with `/` at
    /// its end. A sample feature has no checksums, because its files are compared with the last commit.
    let files: [String: String?]
    /// The lines of the feature in other files. The key is the path of the file. The first line of a block, such as
    /// `if isFeed {`, stands for the whole block, and the heading of a section for the whole section.
    let lines: [String: [String]]

    /// The path of the record of a feature, such as `Features/Feed/.feature.json`.
    static func path(of name: String) -> String {
        "Features/\(name)/.feature.json"
    }

    /// The folders that only contain files of a feature.
    static func folders(of name: String) -> [String] {
        ["Features/\(name)", "Tests/\(name)Tests", "Tests/\(name)ViewTests"]
    }

    /// The folders with the golden files that the tests of a feature write.
    static func goldenFolders(of name: String) -> [String] {
        ["Tests/Goldens/\(name)Tests", "Tests/Goldens/\(name)ViewTests"]
    }

    /// The 64-bit FNV-1a checksum of a text. remove-feature compares checksums to find files that were edited.
    static func checksum(of text: String) -> String {
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }
}

extension FeatureRecord {
    /// Whether the feature is a sample of this repository, and was not created by new-feature.
    var isSample: Bool { template == "sample" }

    /// Reads the record of a feature. Throws an error if the file `.feature.json` is missing or not valid.
    init(of name: String, in repository: Repository) throws(Failure) {
        let path = Self.path(of: name)
        guard repository.exists(path) else {
            throw Failure(
                "This command removes features that new-feature created, and samples. "
                    + "\(name) has no \(path), which lists what to remove. Restore this file, or remove \(name) by hand."
            )
        }
        try self.init(at: path, in: repository)
    }

    /// Reads the record of a feature, or of another part of the repository. Throws an error if the file is not valid.
    init(at path: String, in repository: Repository) throws(Failure) {
        guard let record = try? JSONDecoder().decode(Self.self, from: Data(repository.text(of: path).utf8)),
            record.files.keys.allSatisfy({ Self.canContain($0, record: path) })
        else {
            throw Failure("\(path) is not valid. Correct it or, if it is committed, use: git checkout HEAD -- \(path)")
        }
        self = record
    }

    /// The paths in `files`. A folder, whose path ends with `/`, is replaced by the paths of all files in it.
    func paths(in repository: Repository) -> [String] {
        files.keys.flatMap { $0.hasSuffix("/") ? repository.everything(below: String($0.dropLast())) : [$0] }
    }

    /// Whether a record may contain this path. remove-feature never removes files at other paths.
    private static func canContain(_ path: String, record: String) -> Bool {
        let app = ["Commands", "Composition", "FocalApp/Screens", "Root/Routes", "SampleCollections", "Server"]
        let own = record.split(separator: "/").dropLast().joined(separator: "/")
        let places = app.map { "App/\($0)/" } + ["\(own)/", "CHANGELOG.md", "Tests/", "scripts/"]
        return places.contains(where: path.hasPrefix) && !path.split(separator: "/").contains("..")
    }
}

extension Encodable {
    /// The JSON text of a record. Each element of a list is one line, so that a shell script can read it.
    var recordText: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // This cannot fail, because the values in a record are only strings and `nil`.
        return String(decoding: (try? encoder.encode(self)) ?? Data(), as: UTF8.self) + "\n"
    }
}
