import Foundation
import Testing

@Suite("The READMEs")
struct ReadmeTests {
    @Test("the example at the top is what the commands print", arguments: ["README.md", "README.ja.md"])
    func isReal(name: String) async throws {
        let shell = try Shell()
        let scenes = try Self.scenes(of: name)
        #expect(scenes.count == 4)
        for scene in scenes {
            let readsPassword = scene.command.hasSuffix(" < password")
            let words = scene.command.replacing(" < password", with: "").split(separator: " ").map(String.init)
            let outcome = try await shell.focal(words, stdin: readsPassword ? "focal\n" : "")
            #expect(Self.withoutDate(outcome.stdout + outcome.stderr) == Self.withoutDate(scene.output))
        }
    }

    @Test("both languages have the same chapters, tables and commands")
    func agree() throws {
        func skeleton(_ name: String) throws -> [String] {
            try Self.text(of: name).split(separator: "\n").map(String.init).compactMap { line in
                if line.hasPrefix("#") { return String(line.prefix { $0 == "#" }) }
                if line.prefixMatch(of: #/scripts/[a-z]/#) != nil {
                    return line.split(separator: " #").first.map(String.init)
                }
                if line.hasPrefix("swift run") || line.hasPrefix("alias") || line.hasPrefix("let ") { return line }
                if line.hasPrefix("|") { return String(line.prefix { $0 != " " }) }
                return line.prefixMatch(of: #/\d+\. /#).map { String($0.output) }
            }
        }
        #expect(try skeleton("README.md") == skeleton("README.ja.md"))
    }

    private struct Scene {
        let command: String
        var output = ""
    }

    private static func text(of name: String) throws -> String {
        let top = URL(fileURLWithPath: #filePath).appending(path: "../../../..").standardizedFileURL
        return try String(contentsOf: top.appending(path: name), encoding: .utf8)
    }

    private static func scenes(of name: String) throws -> [Scene] {
        let block = try text(of: name).split(separator: "```console\n", maxSplits: 1)[1].split(separator: "```")[0]
        return block.split(separator: "\n").reduce(into: []) { scenes, line in
            if line.hasPrefix("$ focal ") {
                scenes.append(Scene(command: String(line.dropFirst(8))))
            } else {
                scenes[scenes.count - 1].output += line + "\n"
            }
        }
    }

    /// Removes the date of the last login, which is today.
    private static func withoutDate(_ text: String) -> String {
        text.replacing(/\d{4}-\d{2}-\d{2}/, with: "DATE")
    }
}
