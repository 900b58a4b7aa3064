import Foundation

/// What new-feature made, kept with the feature so that remove-feature can take exactly that away.
struct FeatureRecord: Codable, Equatable {
    /// The template that it began as.
    let template: String
    /// The files, by path, each with git's hash of what was written.
    let files: [String: String]
    /// The lines that were added, by file.
    let lines: [String: [String]]

    /// Where the record of a feature is.
    static func path(of name: String) -> String {
        "Features/\(name)/.feature.json"
    }

    /// The record as it is kept.
    func text() throws(Failure) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
        } catch {
            throw Failure("Cannot write the record: \(error)")
        }
    }

    /// Reads the record of a feature.
    ///
    /// - Throws: `Failure` when there is none.
    init(of name: String, in repository: Repository) throws(Failure) {
        let path = Self.path(of: name)
        guard repository.exists(path) else {
            throw Failure("\(name) has no \(path): it was not made by new-feature. Remove it by hand.")
        }
        guard let record = try? JSONDecoder().decode(Self.self, from: Data(repository.text(of: path).utf8)) else {
            throw Failure("\(path) cannot be read: it was edited. Restore it with: git checkout \(path)")
        }
        guard record.files.keys.allSatisfy({ Self.canHold($0, of: name) }) else {
            throw Failure("\(path) names files that new-feature does not make: it was edited. Restore it first.")
        }
        self = record
    }

    /// Whether new-feature can have made a file: what is removed by a record stays within these folders.
    private static func canHold(_ path: String, of name: String) -> Bool {
        let folders = ["Features/\(name)/", "Tests/", "App/Commands/", "Core/Network/Fake/SampleData/"]
        return folders.contains(where: path.hasPrefix) && !path.split(separator: "/").contains("..")
    }

    init(template: String, files: [String: String], lines: [String: [String]]) {
        self.template = template
        self.files = files
        self.lines = lines
    }
}
