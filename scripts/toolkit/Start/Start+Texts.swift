extension Start {
    /// Whether a file belongs to `scripts/start`, which works only once.
    static func isOwn(_ path: String) -> Bool {
        [".ci/start", "scripts/start"].contains(path)
            || ["Tests/ToolkitTests/Start/", "scripts/toolkit/Start/"].contains(where: path.hasPrefix)
    }

    /// The text of a file for the product. The texts about `scripts/start` are removed.
    func edited(_ text: String, in path: String) throws(Failure) -> String {
        switch path {
        case ".ci/run", "CONTRIBUTING.md", "scripts/toolkit/Toolkit.swift":
            aligned(text.lines.filter { line in !Self.marks.contains { line.contains($0) } }.joined(separator: "\n"))
                .replacing("\n\n\n", with: "\n\n")
        case "README.md":
            try readme(text, path, "## Make it yours", Self.english)
        case "README.ja.md":
            try readme(text, path, "## 自分のアプリにする", Self.japanese)
        default:
            path.hasSuffix(".swift") ? renamed(text).withSortedImports : renamed(text)
        }
    }

    /// The README with another title and introduction, and without the section about `scripts/start`.
    private func readme(_ text: String, _ path: String, _ heading: Substring, _ new: String) throws(Failure) -> String {
        let lines = text.lines
        guard lines.first == "# FOCAL",
            let block = lines.firstIndex(where: { $0.hasPrefix("<!--") || $0.hasPrefix("```") }),
            let start = lines.firstIndex(of: heading),
            let end = lines[(start + 1)...].firstIndex(where: { $0.hasPrefix("## ") }), 4..<start ~= block
        else { throw Failure("\(path) must have the title “# FOCAL” and the section “\(heading)”.") }
        let head = ["# \(name)"] + lines[1..<4] + [new.replacing("NAME", with: "\(name)")[...], "", ""]
        let rest = lines[block..<start] + lines[end...]
        return head.joined(separator: "\n") + aligned(rest.joined(separator: "\n"))
    }

    /// The renamed text. In lines with two columns, the second column stays where it is.
    private func aligned(_ text: String) -> String {
        text.lines.map { line in
            guard let columns = line.wholeMatch(of: /(.*?\S)(  +)(\S.*)/) else { return renamed(String(line)) }
            let first = renamed(String(columns.1))
            let gap = columns.1.count + columns.2.count - first.count
            return first + String(repeating: " ", count: max(gap, 2)) + renamed(String(columns.3))
        }
        .joined(separator: "\n")
    }

    private static let marks = ["StartCommand", ".ci/start", "step product"]
    private static let english = """
        NAME is an app for iOS, macOS and the command line. Each feature is one folder and one Swift module. `Core` has what
        the features share, and `App` connects them. NAME was made from FOCAL (MIT License), a reference implementation of
        the *Frontend (or Feature) Oriented Clean Architecture Layer*.
        """

    private static let japanese = """
        NAME は、iOS、macOS、コマンドラインのアプリです。各機能は 1 つのフォルダーであり、1 つの Swift モジュールです。`Core` には機能が
        共有するものがあり、`App` が全体をつなぎます。NAME は、*Frontend (or Feature) Oriented Clean Architecture Layer* の
        リファレンス実装である FOCAL（MIT License）から作られました。
        """
}
