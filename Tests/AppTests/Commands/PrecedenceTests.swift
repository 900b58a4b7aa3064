import TestSupport
import Testing

@Suite("The priority of options, environment variables and the locale")
struct PrecedenceTests {
    @Test(
        "--lang has priority over FOCAL_LANG, and FOCAL_LANG has priority over the locale",
        arguments: [
            (["FOCAL_LANG": "ja"], [], "名前"),
            (["LANG": "ja_JP.UTF-8"], [], "名前"),
            (["LC_ALL": "ja_JP.UTF-8", "LANG": "en_US.UTF-8"], [], "名前"),
            (["LC_ALL": "", "LANG": "ja_JP.UTF-8"], [], "名前"),
            (["FOCAL_LANG": "en", "LANG": "ja_JP.UTF-8"], [], "Name"),
            (["FOCAL_LANG": "ja"], ["--lang", "en"], "Name"),
            (["LANG": nil], [], "Name"),
        ].drawn(4, seed: 1) as [([String: String?], [String], String)]
    )
    func language(environment: [String: String?], options: [String], title: String) async throws {
        let shell = Shell()
        try await shell.signIn()
        #expect(try await shell.focal(["status"] + options, environment: environment).stdout.hasPrefix(title))
    }

    @Test("--server has priority over FOCAL_SERVER", arguments: [true, false])
    func server(hasOption: Bool) async throws {
        let (named, other) = (try PlainServer(["/notes": .json("[]")]), try PlainServer([:]))
        let (option, variable) = hasOption ? (["--server", named.origin], other.origin) : ([], named.origin)
        let outcome = try await Shell().focal(["api", "/notes"] + option, environment: ["FOCAL_SERVER": variable])
        #expect(outcome.exitCode == 0)
        #expect(!named.requests.isEmpty)
        #expect(other.requests.isEmpty)
    }
}
