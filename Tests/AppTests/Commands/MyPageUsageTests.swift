import Core
import Testing

@Suite("Wrong usage of focal mypage")
struct MyPageUsageTests {
    private static let mistakes: [[String]] = [
        ["mypage", "edit"],
        ["mypage", "edit", "--frobnicate"],
        ["mypage", "3"],
    ]

    @Test("after wrong usage, focal exits with code 64", arguments: mistakes)
    func mistake(arguments: [String]) async throws {
        try await Shell().expectWrongUsage(arguments)
    }

    @Test("the commands for help exit with code 0", arguments: [["mypage", "--help"], ["help", "mypage"]])
    func help(arguments: [String]) async throws {
        try await Shell().expectHelp(arguments)
    }
}
