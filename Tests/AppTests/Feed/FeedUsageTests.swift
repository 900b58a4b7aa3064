import Core
import TestSupport
import Testing

@Suite("Wrong usage of focal feed")
struct FeedUsageTests {
    private static let mistakes: [[String]] = [
        ["feed", "--page", "0"],
        ["feed", "--page", "99999999999999999999"],
        ["feed", "--limit", "0"],
        ["feed", "--limit", "101"],
        ["feed", "--author", ""],
        ["feed", "--offline", "--refresh"],
        ["feed", "show"],
        ["feed", "show", ""],
        ["feed", "show", "1", "2"],
        ["feed", "show", "1", "--offline"],
        ["feed", "show", "--page", "99", "1"],
        ["feed", "--search", "show", "show", "1"],
        ["open", "feed", "feed/1"],
        ["open", "feed", "--all"],
    ]

    @Test("after wrong usage, focal exits with code 64", arguments: mistakes.drawn(4, seed: 1))
    func mistake(arguments: [String]) async throws {
        try await Shell().expectWrongUsage(arguments)
    }

    @Test("an option of feed is not an option of feed show, and the error says so")
    func optionOfFeed() async throws {
        let shell = Shell()
        let outcome = try await shell.focal("feed", "show", "1", "--page", "99")
        #expect(outcome.stderr == "focal: Unknown option '--page'. See: focal feed show --help\n")
        let typo = try await shell.focal("feed", "shw", "1")
        #expect(typo.stderr.contains("Did you mean 'show'? See: focal feed --help"))
        #expect(try await shell.focal("feed", "--search", "show").exitCode == 0)
    }

    @Test("the help of feed says that --all prints one JSON object for each page")
    func allAsJSON() async throws {
        let help = try await Shell().focal("feed", "--help").stdout.replacing(/\s+/, with: " ")
        #expect(help.contains("With --json, each page is one object on one line."))
    }
}
