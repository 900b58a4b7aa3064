import Core
import Foundation
import TestSupport
import Testing

@Suite("Signals find the terminal, and leave it, as it was")
struct TerminalSignalTests {
    private let shell: Shell
    private let terminal: Terminal
    /// Modes that nobody would set who does not know them.
    private let modes: [UInt]

    init() throws {
        shell = try Shell()
        terminal = try Terminal(columns: 80)
        terminal.modes.c_iflag |= tcflag_t(IXANY)
        terminal.modes.c_lflag &= ~tcflag_t(ECHOK)
        terminal.modes.c_lflag |= tcflag_t(ECHONL)
        modes = terminal.modes.fields
    }

    private static let login = ["login", "--email", Shell.email]

    @Test(
        "at the password, each that ends the program ends it with its code, and the terminal shows again what is typed",
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

    @Test("Ctrl-Z at the password shows what is typed; going on hides it, asks again, and the login works")
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

    @Test("the end of the input at the password is an empty one", arguments: ["\u{4}", "foc\u{4}\u{4}", "\n"])
    func endOfInput(keys: String) async throws {
        let outcome = try await terminal.focal(Self.login, of: shell) { _, _ in keys }
        #expect(outcome.exitCode == 1)
        #expect(outcome.stdout.hasPrefix("Password: \r\n"))
        #expect(outcome.screenLines.count == 2)
        #expect(terminal.modes.fields == modes)
    }

    @Test(
        "a crash at the password prints nothing of the memory, and writes none of it to disk",
        arguments: [SIGSEGV, SIGABRT]
    )
    func crash(signal: CInt) async throws {
        let limits = Locked("")
        let changes = ["SWIFT_BACKTRACE": "enable=yes,interactive=no,output-to=stderr"]
        let outcome = try await terminal.focal(Self.login, of: shell, environment: changes) { _, program in
            limits.change { $0 = (try? String(contentsOfFile: "/proc/\(program.id)/limits", encoding: .utf8)) ?? "" }
            program.signal(signal)
            return nil
        }
        #expect(outcome.exitCode == 128 + signal)
        #expect(outcome.stdout == "Password: ")
        #if os(Linux)
            #expect(limits.value.contains(/Max core file size +0 +0\b/))
        #endif
    }

    #if os(Linux)
        @Test("a tour that is ended leaves no folder", arguments: [SIGINT, SIGTERM, SIGHUP])
        func tour(signal: CInt) async throws {
            let folder = try shell.scratch.folder("temporary")
            let pipe = Pipe()
            // Small, so that the tour waits for its reader. Swift does not know the name F_SETPIPE_SZ.
            #expect(fcntl(pipe.fileHandleForWriting.fileDescriptor, 1_031, 4_096) == 4_096)
            let program = try RunningProgram(
                "focal",
                ["demo"],
                environment: shell.environment(["TMPDIR": folder.path]),
                input: shell.scratch.file().handle,
                output: pipe.fileHandleForWriting,
                errors: shell.scratch.file().handle
            )
            #expect(pipe.fileHandleForReading.availableData.count > 0)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
            program.signal(signal)
            #expect(try await program.exitCode() == 128 + signal)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
        }
    #endif

    /// They wait for two seconds, in which they must see and do something.
    @Suite(.slow) struct SlowTests {
        private let shell: Shell
        private let terminal: Terminal

        init() throws {
            shell = try Shell()
            terminal = try Terminal(columns: 80)
        }

        /// Runs a command that renews its token at a server that says nothing, and interrupts it once it waits.
        private func renewal(_ interrupted: @escaping @Sendable (RunningProgram) -> Void) async throws -> Outcome {
            let server = try FaultServer { _ in [.silence] }
            let origin = server.url.absoluteString
            let user = User(id: "1", name: "Leanne", email: "a@b.c", lastLoginDate: .now)
            let tokens = Tokens(access: "old", refresh: "old-next", expiresAt: Date(timeIntervalSince1970: 0))
            let file = shell.home.appending(path: "state/session.json")
            try FileSessionStore(file: file, server: origin).save(Session(user: user, tokens: tokens))
            let arguments = ["mypage", "--server", origin, "--timeout", "86400"]
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

        @Test("Ctrl-C waits two seconds for a renewal that does not end, and no longer")
        func bound() async throws {
            let start = ContinuousClock.now
            #expect(try await renewal { _ in }.exitCode == 130)
            #expect(ContinuousClock.now - start >= .seconds(2))
        }

        @Test("a second signal ends at once what the first one waits for")
        func second() async throws {
            #expect(try await renewal { $0.signal(SIGTERM) }.exitCode == 143)
        }
    }
}
