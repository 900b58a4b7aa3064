import Foundation
import TestSupport
import Testing

@Suite("A password on stdin")
struct PasswordTests {
    private let shell = Shell()

    private func login(_ input: some Sequence<UInt8>) async throws -> Outcome {
        try await shell.focal(["login", "--email", Shell.email, "--password-stdin"], stdin: Data(input))
    }

    @Test(
        "the newline after the password, and the text after it, are not part of the password",
        arguments: ["focal", "focal\n", "focal\r\nmore"].drawn(1, seed: 1)
    )
    func lineEnd(input: String) async throws {
        #expect(try await login(input.utf8).exitCode == 0)
    }

    @Test(
        "spaces, a single CR and a byte order mark are part of the password, and a second line is not",
        arguments: [" focal", "focal ", "focal\r\r\n", "\nfocal", "\u{FEFF}focal"].drawn(2, seed: 1)
    )
    func everything(input: String) async throws {
        #expect(try await login(input.utf8).isError(1))
    }

    @Test(
        "a password of 4,096 bytes is sent, and a longer password is refused",
        arguments: ["", "\n", "\r\n"].drawn(1, seed: 1)
    )
    func longest(end: String) async throws {
        let longest = String(repeating: "é", count: 2_048)
        #expect(try await login((longest + end).utf8).exitCode == 1)
        for input in [longest + "x" + end, longest + longest + end, longest + "\r" + end]
        where input != longest + "\r\n" {
            try await expectRefusal(of: Array(input.utf8))
        }
    }

    @Test(
        "a password with a NUL character or with invalid UTF-8 is refused",
        arguments: [Array("focal\0\n".utf8), [0xFF], Array("focal".utf8) + [0xC3, 0x0A], [0xED, 0xA0, 0x80]]
    )
    func unreadable(input: [UInt8]) async throws {
        try await expectRefusal(of: input)
    }

    @Test("an empty password is an error with exit code 1", arguments: ["", "\n"])
    func empty(input: String) async throws {
        #expect(try await login(input.utf8) == .error("Enter your password."))
    }

    private func expectRefusal(of input: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let outcome = try await login(input)
        #expect(outcome.exitCode == 64, sourceLocation: sourceLocation)
        #expect(outcome.stderr.contains("4096 bytes"), sourceLocation: sourceLocation)
        #expect(outcome.isOneLineError, sourceLocation: sourceLocation)
    }
}
