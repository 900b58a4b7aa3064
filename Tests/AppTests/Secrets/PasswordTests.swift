import Core
import Foundation
import TestSupport
import Testing

@Suite("A password on stdin")
struct PasswordTests {
    private let shell: Shell

    init() throws {
        shell = try Shell()
    }

    private func login(_ input: some Sequence<UInt8>) async throws -> Outcome {
        try await Outcome(
            of: "focal",
            ["login", "--email", Shell.email, "--password-stdin"],
            environment: shell.environment(),
            stdin: Data(input)
        )
    }

    @Test(
        "the end of the line is not part of the password",
        arguments: ["focal", "focal\n", "focal\r\n", "focal\nmore", "focal\r\n\r\n"]
    )
    func lineEnd(input: String) async throws {
        #expect(try await login(input.utf8).exitCode == 0)
    }

    @Test(
        "everything else is part of the password",
        arguments: [" focal", "focal ", "focal\r", "focal\r\r\n", "\nfocal", "\u{FEFF}focal", "FOCAL"]
    )
    func everything(input: String) async throws {
        let outcome = try await login(input.utf8)
        #expect(outcome.exitCode == 1)
        #expect(outcome.isOneLineError)
    }

    @Test("the password has at most 4,096 bytes", arguments: ["", "\n", "\r\n"])
    func longest(end: String) async throws {
        let longest = String(repeating: "é", count: 2_048)
        #expect(try await login((longest + end).utf8).exitCode == 1)
        for input in [longest + "x" + end, longest + longest + end, longest + "\r" + end]
        where input != longest + "\r\n" {
            try await expectRefusal(of: Array(input.utf8))
        }
    }

    @Test(
        "NUL and invalid UTF-8 are refused",
        arguments: [
            Array("focal\0\n".utf8), Array("\0".utf8), [0xFF], Array("focal".utf8) + [0xC3, 0x0A], [0xED, 0xA0, 0x80],
            [0xC0, 0xAF],
        ]
    )
    func unreadable(input: [UInt8]) async throws {
        try await expectRefusal(of: input)
    }

    @Test("an empty password is refused without a request", arguments: ["", "\n", "\r\n"])
    func empty(input: String) async throws {
        let outcome = try await login(input.utf8)
        #expect(outcome.exitCode == 1)
        #expect(outcome.isOneLineError)
    }

    private func expectRefusal(of input: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let outcome = try await login(input)
        #expect(outcome.exitCode == 64, sourceLocation: sourceLocation)
        #expect(outcome.stderr.contains("4096 bytes"), sourceLocation: sourceLocation)
        #expect(outcome.isOneLineError, sourceLocation: sourceLocation)
    }
}
