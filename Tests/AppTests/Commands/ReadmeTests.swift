import Foundation
import Testing

@Suite("The READMEs")
struct ReadmeTests {
    @Test("both languages have the same headings, tables and commands", arguments: ["README", "ARCHITECTURE"])
    func agree(name: String) throws {
        func skeleton(_ name: String) throws -> [String] {
            try Self.text(of: name).split(separator: "\n").map(String.init).compactMap { line in
                if line.hasPrefix("#") { return String(line.prefix { $0 == "#" }) }
                if line.prefixMatch(of: #/scripts/[a-z]|swift run/#) != nil {
                    return line.split(separator: " #").first.map(String.init)
                }
                if line.hasPrefix("let ") { return line }
                return line.hasPrefix("|") ? String(line.prefix { $0 != " " }) : nil
            }
        }
        #expect(try skeleton("\(name).md") == skeleton("\(name).ja.md"))
    }

    private static func text(of name: String) throws -> String {
        let top = URL(fileURLWithPath: #filePath).appending(path: "../../../..").standardizedFileURL
        return try String(contentsOf: top.appending(path: name), encoding: .utf8)
    }
}
