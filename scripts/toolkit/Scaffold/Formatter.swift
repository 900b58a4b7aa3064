import Foundation

/// swift-format, for files that a new name has put out of shape.
///
/// The templates are formatted as they stand, and their imports were sorted anew: what is left is a line that a longer
/// name has made too long.
enum Formatter {
    private static let columns = 120
    private static let rules = ".swift-format"

    /// Formats the new Swift files of a plan that need it, as they are staged, by the rules of the repository.
    static func format(_ plan: inout Plan, stagedIn folder: URL, of repository: Repository) throws(Failure) {
        let long = plan.changes.filter { change in
            change.before == nil && change.path.hasSuffix(".swift") && change.after?.hasLine(over: columns) == true
        }
        guard !long.isEmpty else { return }
        let paths = long.map(\.path)
        let rules = repository.exists(rules) ? ["--configuration", repository.url(rules).path] : []
        let output = try Subprocess.run("swift", ["format", "format", "--in-place"] + rules + paths, in: folder)
        guard output.status == 0 else { throw Failure("swift format failed:\n\(output.stderr)") }
        let staged = Repository(root: folder)
        var texts: [String: String] = [:]
        for path in paths {
            texts[path] = try staged.text(of: path)
        }
        plan.rewrite(texts)
    }
}

extension String {
    fileprivate func hasLine(over columns: Int) -> Bool {
        lines.contains { $0.utf8.count > columns && $0.count > columns }
    }
}
