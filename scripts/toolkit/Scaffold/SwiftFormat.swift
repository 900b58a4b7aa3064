import Foundation

/// Formats Swift code with the rules of the repository.
enum SwiftFormat {
    /// Formats the Swift files with a long line or a long number. swift-format also breaks some lines that are a bit
    /// shorter than 120 characters. Returns all texts. The keys are paths of files that may not exist yet.
    static func formatted(_ texts: [String: String], in repository: Repository) throws(Failure) -> [String: String] {
        let files = texts.filter {
            $0.key.hasSuffix(".swift") && $0.value.lines.contains { $0.count > 115 || $0.contains(/\d{7}/) }
        }
        guard !files.isEmpty else { return texts }
        let folder = FileManager.default.temporaryDirectory.appending(path: "focal-format-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let copy = Repository(root: folder)
        for (path, text) in files { try copy.write(text, to: path) }
        let rules = repository.exists(".swift-format") ? ["--configuration", repository.url(".swift-format").path] : []
        let paths = files.keys.map { copy.url($0).path }
        let output = try Program.run(["swift", "format", "format", "--in-place"] + rules + paths)
        guard output.status == 0 else {
            throw Failure("swift format failed. Correct the code at these places:\n\(output.stderr)")
        }
        var formatted = texts
        for path in files.keys { formatted[path] = try copy.text(of: path) }
        return formatted
    }
}
