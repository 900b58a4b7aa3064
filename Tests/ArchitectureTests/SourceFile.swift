import Foundation

/// A Swift file as the rules see it: its code without comments and strings.
struct SourceFile {
    /// The path from the repository's top, as `Features/Feed/FeedFeature.swift`.
    let path: String
    /// The lines, from 1; what stood in comments and strings is gone.
    let lines: [(number: Int, code: String)]

    init(path: String, text: String) {
        self.path = path
        var scanner = CodeScanner(text)
        let code = scanner.code()
        lines = code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { ($0 + 1, String($1)) }
    }

    /// The modules that it imports, whatever stands before or after the module's name.
    var imports: [(line: Int, module: String)] {
        let kinds = "typealias|struct|class|enum|protocol|let|var|func"
        let pattern = "^\\s*(?:@\\w+\\s+|\\w+\\s+)*import\\s+(?:(?:\(kinds))\\s+)?(\\w+)"
        return lines.compactMap { line in line.code.firstMatch(of: pattern).map { (line.number, $0) } }
    }

    /// The types that it declares, but for those inside other types.
    var declarations: [String] {
        let pattern = "^(?:[@a-z(): ]+ )?(?:struct|class|enum|protocol|actor|typealias)\\s+([A-Z]\\w*)"
        return lines.compactMap { $0.code.firstMatch(of: pattern) }
    }

    /// The lines that name a type.
    func mentions(where isMatch: (String) -> Bool) -> [(line: Int, name: String)] {
        lines.flatMap { line in
            line.code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init).filter(isMatch)
                .map { (line.number, $0) }
        }
    }

    /// Every Swift file below the given folders of this repository.
    static func repository(_ folders: String...) throws -> [SourceFile] {
        let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try folders.flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: top.appending(path: folder).path)
                .filter { $0.hasSuffix(".swift") }
                .sorted()
                .map { "\(folder)/\($0)" }
                .map { SourceFile(path: $0, text: try String(contentsOf: top.appending(path: $0), encoding: .utf8)) }
        }
    }
}

extension String {
    /// The first group of the first match.
    fileprivate func firstMatch(of pattern: String) -> String? {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return nil }
        let match = expression.firstMatch(in: self, range: NSRange(startIndex..., in: self))
        return match.flatMap { Range($0.range(at: 1), in: self) }.map { String(self[$0]) }
    }
}
