import Core
import Foundation
import TestSupport

/// A pseudo terminal (pty) in which a test runs `focal` and types input.
final class Terminal: Sendable {
    private let screen: CInt
    private let line: CInt

    init(columns: Int) throws {
        var (screen, line): (CInt, CInt) = (-1, -1)
        var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        guard openpty(&screen, &line, nil, nil, &size) == 0 else { throw POSIXError(.ENOTTY) }
        (self.screen, self.line) = (screen, line)
    }

    deinit {
        close(screen)
    }

    /// Whether the terminal shows typed input.
    var echoes: Bool { modes.c_lflag & tcflag_t(ECHO) != 0 }

    /// The current settings of the terminal.
    var modes: termios {
        get {
            var modes = termios()
            tcgetattr(screen, &modes)
            return modes
        }
        set {
            var modes = newValue
            tcsetattr(screen, TCSANOW, &modes)
        }
    }

    /// Types keys, and runs `focal` inside the test process with this terminal as its input. Call this method only
    /// once for each terminal.
    func focal(_ arguments: [String], of shell: Shell, typing keys: String) async throws -> Outcome {
        _ = Foundation.write(screen, keys, keys.utf8.count)
        let input = FileHandle(fileDescriptor: line, closeOnDealloc: true)
        return try await shell.focal(arguments, stdin: Data(), input: input)
    }

    /// Runs `focal` in this terminal and waits until it ends. Call this method only once for each terminal. Each time
    /// the output ends with `question`, the text that `response` returns is typed. The stdout of the outcome is all
    /// output of the terminal. If `output` is set, the program writes its stdout to `output` and not to the terminal.
    func focal(
        _ arguments: [String],
        of shell: Shell,
        environment changes: [String: String?] = [:],
        output: FileHandle? = nil,
        at question: String = ": ",
        response: @escaping @Sendable (String, RunningProgram) -> String? = { _, _ in nil }
    ) async throws -> Outcome {
        let handle = FileHandle(fileDescriptor: line, closeOnDealloc: true)
        let program = try RunningProgram(
            "focal",
            arguments,
            environment: shell.environment(changes),
            input: handle,
            output: output ?? handle,
            errors: handle
        )
        try handle.close()
        let text = await read { $0.hasSuffix(question) ? response($0, program) : nil }
        return Outcome(exitCode: try await program.exitCode(), stdout: text, stderr: "")
    }

    /// Reads all output until the program ends. Calls `response` with the output so far, and types the text that it
    /// returns.
    private func read(response: @escaping @Sendable (String) -> String?) async -> String {
        await withCheckedContinuation { [screen] continuation in
            DispatchQueue.global().async {
                var seen: [UInt8] = []
                var buffer = [UInt8](repeating: 0, count: 4096)
                while case let count = Foundation.read(screen, &buffer, buffer.count), count > 0 {
                    seen += buffer[..<count]
                    let text = String(decoding: seen, as: UTF8.self)
                    guard let keys = response(text) else { continue }
                    _ = Foundation.write(screen, keys, keys.utf8.count)
                }
                continuation.resume(returning: String(decoding: seen, as: UTF8.self))
            }
        }
    }
}

extension termios {
    /// The settings of the terminal as numbers, so that a test can compare them.
    var fields: [UInt] {
        withUnsafePointer(to: self) { modes in
            let flags = [c_iflag, c_oflag, c_cflag, c_lflag].map { UInt($0) }
            let speeds = [cfgetispeed(modes), cfgetospeed(modes)].map { UInt($0) }
            return flags + speeds + withUnsafeBytes(of: c_cc) { $0.map { UInt($0) } }
        }
    }
}

extension Outcome {
    /// The lines on the terminal at the end, without colours, the spinner and empty lines.
    var screenLines: [String] {
        stdout.replacing("\r\n", with: "\n")
            .replacing(/[^\n]*\r\u{1B}\[K/, with: "")
            .replacing(/\u{1B}\[[0-9;]*m/, with: "")
            .split(separator: "\n").map(String.init)
    }
}
