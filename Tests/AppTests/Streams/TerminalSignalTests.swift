import Core
import Foundation
import TestSupport
import Testing

@Suite("Signals and the terminal settings")
struct TerminalSignalTests {
    private let shell = Shell()
    private let terminal: Terminal
    /// Unusual settings of the terminal. The tests check that `focal` restores these settings and not the default
    /// settings.
    private let modes: [UInt]

    init() throws {
        terminal = try Terminal(columns: 80)
        terminal.modes.c_iflag |= tcflag_t(IXANY)
        terminal.modes.c_lflag &= ~tcflag_t(ECHOK)
        terminal.modes.c_lflag |= tcflag_t(ECHONL)
        modes = terminal.modes.fields
    }

    private static let login = ["login", "--email", Shell.email]

    @Test(
        "a signal at the password prompt ends the program, and the terminal shows typed input again",
        arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
    )
    func end(signal: CInt) async throws {
        let echoes = Locked<[Bool]>([])
        let outcome = try await terminal.focal(Self.login, of: shell) { [terminal] _, program in
            echoes.change { $0.append(terminal.echoes) }
            program.signal(signal)
            return nil
        }
        #expect(echoes.value == [false])
        #expect(outcome.exitCode == 128 + signal)
        #expect(outcome.stdout == "Password: \r\n")
        #expect(terminal.modes.fields == modes)
        #expect(try await shell.focal("status").exitCode == 4)
    }

    @Test("after Ctrl-Z and fg, login prints the password prompt again and hides the typed password")
    func stop() async throws {
        let (stopped, echoes) = (Locked<[[UInt]]>([]), Locked<[Bool]>([]))
        let outcome = try await terminal.focal(Self.login, of: shell) { [terminal] _, program in
            echoes.change { $0.append(terminal.echoes) }
            guard echoes.value.count <= 2 else { return "focal\n" }
            program.signal(SIGTSTP)
            guard program.waitForStop() else { return nil }
            stopped.change { $0.append(terminal.modes.fields) }
            program.signal(SIGCONT)
            return nil
        }
        #expect(echoes.value == [false, false, false])
        #expect(stopped.value == [modes, modes])
        #expect(outcome.exitCode == 0)
        #expect(outcome.screenLines == ["Password: ", "Password: ", "Password: ", "✓ Welcome, Leanne Graham!"])
        #expect(terminal.modes.fields == modes)
    }

    @Test("if the input ends at the prompt, the password is empty", arguments: ["\u{4}", "\n"])
    func endOfInput(keys: String) async throws {
        let outcome = try await terminal.focal(Self.login, of: shell) { _, _ in keys }
        #expect(outcome.exitCode == 1)
        #expect(outcome.stdout.hasPrefix("Password: \r\n"))
        #expect(outcome.screenLines.count == 2)
        #expect(terminal.modes.fields == modes)
    }

    #if os(Linux)
    @Test("a signal ends the demo with its exit code, and no file is left")
    func demo() async throws {
        let folder = try shell.scratch.folder("temporary")
        let firstStep = try await shell.focal("demo").stdout.prefix { $0 != "2" }
        let (output, errors) = (Pipe(), Pipe())
        // The pipe is small and has space only for the first step, so the demo must wait for its reader. 1,031 is the
        // constant F_SETPIPE_SZ.
        #expect(fcntl(output.fileHandleForWriting.fileDescriptor, 1_031, 4_096) == 4_096)
        try output.fileHandleForWriting.write(contentsOf: Data(count: 4_096 - firstStep.utf8.count))
        let program = try shell.start(
            ["demo", "--verbose"],
            environment: ["TMPDIR": folder.path],
            output: output.fileHandleForWriting,
            errors: errors.fileHandleForWriting
        )
        // Waits until the second step writes the first line of the log.
        #expect(errors.fileHandleForReading.availableData.count > 0)
        program.signal(SIGTERM)
        #expect(try await program.exitCode() == 143)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }
    #endif

    /// Tests that are slow because of a wait of two seconds.
    @Suite(.slow) struct SlowTests {
        private let shell = Shell()
        private let terminal: Terminal

        init() throws {
            terminal = try Terminal(columns: 80)
        }

        /// Runs a command that needs new tokens, but the server never responds. Sends SIGINT to the command, and then
        /// calls `interrupted`.
        private func renewal(_ interrupted: @escaping @Sendable (RunningProgram) -> Void) async throws -> Outcome {
            let server = try FaultServer { _ in [.silence] }
            let origin = server.url.absoluteString
            try await shell.saveSession(at: origin, isExpired: true)
            let arguments = ["api", "/v1/me", "--server", origin, "--timeout", "86400"]
            let phase = Locked(0)
            return try await terminal.focal(arguments, of: shell, at: "") { screen, program in
                let isSpinning = !screen.hasSuffix("\r\u{1B}[K")
                if phase.value == 0, isSpinning {
                    phase.change { $0 = 1 }
                    program.signal(SIGINT)
                } else if phase.value == 1, !isSpinning {
                    phase.change { $0 = 2 }
                    interrupted(program)
                }
                return nil
            }
        }

        @Test("after Ctrl-C, the program waits for a renewal of the token for two seconds")
        func bound() async throws {
            let start = ContinuousClock.now
            #expect(try await renewal { _ in }.exitCode == 130)
            #expect(ContinuousClock.now - start >= .seconds(2))
        }

        @Test("a second signal ends the program without waiting for the renewal")
        func second() async throws {
            #expect(try await renewal { $0.signal(SIGTERM) }.exitCode == 143)
        }
    }
}
