import Core
import Foundation
import TestSupport

/// A terminal that `focal` runs in, and somebody at its keyboard.
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

    /// Whether what is typed is shown.
    var echoes: Bool { modes.c_lflag & tcflag_t(ECHO) != 0 }

    /// How it treats what is typed and written.
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

    /// Runs `focal` to its end, once; the outcome's stdout is all that was on the screen. `answer` gives what is typed
    /// whenever the screen ends as a question does.
    func focal(
        _ arguments: [String],
        of shell: Shell,
        environment changes: [String: String?] = [:],
        at question: String = ": ",
        answer: @escaping @Sendable (String, RunningProgram) -> String? = { _, _ in nil }
    ) async throws -> Outcome {
        let handle = FileHandle(fileDescriptor: line, closeOnDealloc: true)
        let program = try RunningProgram(
            "focal",
            arguments,
            environment: shell.environment(changes),
            input: handle,
            output: handle,
            errors: handle
        )
        try handle.close()
        let text = await read { $0.hasSuffix(question) ? answer($0, program) : nil }
        return Outcome(exitCode: try await program.exitCode(), stdout: text, stderr: "")
    }

    /// Everything until the program ends.
    private func read(answer: @escaping @Sendable (String) -> String?) async -> String {
        await withCheckedContinuation { [screen] continuation in
            DispatchQueue.global().async {
                var seen: [UInt8] = []
                var buffer = [UInt8](repeating: 0, count: 4096)
                while case let count = Foundation.read(screen, &buffer, buffer.count), count > 0 {
                    seen += buffer[..<count]
                    let text = String(decoding: seen, as: UTF8.self)
                    guard let keys = answer(text) else { continue }
                    _ = Foundation.write(screen, keys, keys.utf8.count)
                }
                continuation.resume(returning: String(decoding: seen, as: UTF8.self))
            }
        }
    }
}

extension termios {
    /// Every field.
    var fields: [UInt] {
        withUnsafePointer(to: self) { modes in
            let flags = [c_iflag, c_oflag, c_cflag, c_lflag].map { UInt($0) }
            let speeds = [cfgetispeed(modes), cfgetospeed(modes)].map { UInt($0) }
            return flags + speeds + withUnsafeBytes(of: c_cc) { $0.map { UInt($0) } }
        }
    }
}

extension Outcome {
    /// What stands in each line of a terminal in the end, without colours. A spinner, which comes on a slow machine, has
    /// erased itself.
    var screenLines: [String] {
        stdout.replacing("\r\n", with: "\n")
            .replacing(/[^\n]*\r\u{1B}\[K/, with: "")
            .replacing(/\u{1B}\[[0-9;]*m/, with: "")
            .split(separator: "\n").map(String.init)
    }
}
