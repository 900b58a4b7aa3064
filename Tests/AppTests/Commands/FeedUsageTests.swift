import Core
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
        ["open", "feed", "feed/1"],
        ["open", "feed", "--all"],
    ]

    @Test("after wrong usage, focal exits with code 64", arguments: mistakes)
    func mistake(arguments: [String]) async throws {
        try await Shell().expectWrongUsage(arguments)
    }
}
