extension Start {
    /// Returns the text of a file with the changes that scripts/start makes, such as the new name.
    func edited(_ text: String, in path: String) throws(Failure) -> String {
        switch path {
        case "CONTRIBUTING.md": aligned(text)
        case "README.md": try readme(text, path, Self.english)
        case "README.ja.md": try readme(text, path, Self.japanese)
        // The product gets its own version. Otherwise, scripts/upgrade would replace it with FOCAL's version.
        case let path where path.hasPrefix("App/") && path.hasSuffix(".swift"):
            renamed(text).withSortedImports.replacing(/version: "[0-9.]+"/, with: "version: \"0.1.0\"")
        default: path.hasSuffix(".swift") ? renamed(text).withSortedImports : renamed(text)
        }
    }

    /// The README with another title and introduction.
    private func readme(_ text: String, _ path: String, _ new: String) throws(Failure) -> String {
        let lines = text.lines
        guard lines.first == "# FOCAL",
            let block = lines.firstIndex(where: { $0.hasPrefix("<!--") || $0.hasPrefix("```") }), block >= 4
        else { throw Failure("\(path) must have the title “# FOCAL”, an introduction and a comment or code.") }
        let head = ["# \(name)"] + lines[1..<4] + [new.replacing("NAME", with: "\(name)")[...], "", ""]
        return head.joined(separator: "\n") + aligned(lines[block...].joined(separator: "\n"))
    }

    /// The renamed text. In lines with two columns, the second column stays in place if the first is not too long.
    private func aligned(_ text: String) -> String {
        text.lines.map { line in
            guard let columns = line.wholeMatch(of: /(.*?\S)(  +)(\S.*)/) else { return renamed(String(line)) }
            let first = renamed(String(columns.1))
            let gap = columns.1.count + columns.2.count - first.count
            return first + String(repeating: " ", count: max(gap, 2)) + renamed(String(columns.3))
        }
        .joined(separator: "\n")
    }

    private static let english = """
        NAME is an app for iOS, macOS and the command line. Each feature is one folder and one Swift module.
        `Core` has what the features share, and `App` connects them. NAME was made from FOCAL (MIT License),
        a reference implementation of the *Frontend (or Feature) Oriented Clean Architecture Layer*.
        """

    private static let japanese = """
        NAME は、iOS、macOS、コマンドラインのアプリです。各機能は 1 つのフォルダであり、1 つの Swift モジュールです。
        機能が共有するものは `Core` にあり、`App` が全体をつなぎます。NAME は、
        *Frontend (or Feature) Oriented Clean Architecture Layer* のリファレンス実装である
        FOCAL（MIT License）から作られました。
        """
}
