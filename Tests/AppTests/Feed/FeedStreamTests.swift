import Testing

@Suite("stdout and stderr of focal feed")
struct FeedStreamTests {
    private let shell = Shell()

    @Test("if the reader closes the pipe, feed --all stops, prints no error and exits with code 0")
    func closedPipe() async throws {
        let outcome = try await shell.program(["feed", "--all", "--verbose", "--limit", "1"], output: .closedPipe())
        #expect(outcome.exitCode == 0)
        #expect(outcome.stderr.matches(of: /GET \/posts/).count < 20)
    }
}
