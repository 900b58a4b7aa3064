import Foundation

/// What new-feature created: the arguments, and the files and lines as they were. scripts/upgrade makes the feature again,
/// and remove-feature finds edits. The record is saved in the feature's file `.feature.json`.
struct FeatureRecord: Codable, Equatable {
    /// The name of the feature, and the arguments of new-feature.
    let name: String
    let arguments: [String]
    let template: String
    /// The checksum of each file. The key is the path of the file.
    let files: [String: String]
    /// The lines in other files. The key is the path of the file.
    let lines: [String: [String]]

    /// The path of the record of a feature, such as `Features/Feed/.feature.json`.
    static func path(of name: String) -> String {
        "Features/\(name)/.feature.json"
    }

    /// The 64-bit FNV-1a checksum of a text. remove-feature compares checksums to find files that were edited.
    static func checksum(of text: String) -> String {
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }
}

extension FeatureRecord {
    /// Reads the record of a feature. Returns `nil` if new-feature did not create the feature. Throws an error if the file
    /// is not valid.
    init?(of name: String, in repository: Repository) throws(Failure) {
        let path = Self.path(of: name)
        guard repository.exists(path) else { return nil }
        guard let record = try? JSONDecoder().decode(Self.self, from: Data(repository.text(of: path).utf8)) else {
            throw Failure("\(path) is not valid. Correct it or, if it is committed, use: git checkout HEAD -- \(path)")
        }
        self = record
    }
}

/// What belongs to a feature follows from its name.
extension Repository {
    /// The folders of the module of a feature and of its tests.
    static func modules(of feature: String) -> [String] {
        ["Features/\(feature)", "Tests/\(feature)Tests", "Tests/\(feature)ViewTests"]
    }

    /// The folders with the golden files that the tests of a feature write.
    static func goldens(of feature: String) -> [String] {
        ["Tests/Goldens/\(feature)Tests", "Tests/Goldens/\(feature)ViewTests"]
    }

    /// The files that only belong to a feature, without its golden files.
    func owned(by feature: String) -> [String] {
        let benchmarks = Self.benchmarks[feature, default: []].map { "scripts/benchmarks/\($0)" }
        let folders = ["App/Commands/\(feature)", "Tests/AppTests/\(feature)"] + benchmarks
        return (Self.modules(of: feature) + folders).flatMap(everything)
    }

    /// The benchmarks of the samples. Package.swift declares only the first one of each sample.
    static let benchmarks = ["Feed": ["feed", "network"]]

    /// The files in folders such as `Tests/AppTests/FeedAndMyPage`, whose tests need all of these features.
    func testsTogether(of feature: String, in features: [String]) -> [String] {
        everything(below: "Tests").filter { path in
            path.split(separator: "/").dropLast().contains { folder in
                let names = folder.components(separatedBy: "And")
                return names.count > 1 && names.contains(feature) && names.allSatisfy(features.contains)
            }
        }
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
