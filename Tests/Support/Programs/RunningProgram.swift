#if os(Linux) || os(macOS)
package import Foundation

/// A running program. It is a program of this project, such as `focal`, or any other program with an absolute path.
///
/// The test chooses the input, output and error streams of the program, for example files. A program that runs too
/// long is killed.
///
/// `Process` of Foundation is not used, because on Linux it can crash if other tests open and close files at the same
/// time.
package struct RunningProgram: Sendable {
    /// The process id.
    package let id: pid_t
    /// The exit code. `nil` means that the program is still running.
    private let code = Monitor<Int32?>(nil)
    private let deadline: Task<Void, any Error>

    /// Starts a program in `folder`, and kills it after `limit`. Without a folder, the program starts in the
    /// working directory of the tests.
    package init(
        _ name: String,
        _ arguments: [String],
        environment: [String: String],
        in folder: URL? = nil,
        input: FileHandle,
        output: FileHandle,
        errors: FileHandle,
        limit: Duration = .seconds(300)
    ) throws {
        let id = try Self.start(
            [Self.path(of: name)] + arguments,
            environment: environment.map { "\($0)=\($1)" },
            in: folder?.path,
            streams: [input, output, errors].map(\.fileDescriptor)
        )
        self.id = id
        deadline = Task { [code] in
            try await Task.sleep(for: limit)
            Self.send(SIGKILL, to: id, unlessEnded: code)
        }
        Thread.detachNewThread { [code] in
            Self.waitForEnd(of: id, code)
        }
    }

    /// Returns the path of a program of this project. An absolute path is returned as it is.
    package static func path(of name: String) -> String {
        URL(filePath: name, relativeTo: folder).absoluteURL.path
    }

    /// Sends a signal to the program. It does nothing if the program has already ended.
    package func signal(_ number: Int32) {
        Self.send(number, to: id, unlessEnded: code)
    }

    /// Sends a signal to the program and to all programs that it has started, as Ctrl-C does.
    package func signalGroup(_ number: Int32) {
        Self.send(number, to: -id, unlessEnded: code)
    }

    /// Waits until a signal, for example SIGTSTP, has suspended the program. Returns `false` if the program ends
    /// instead.
    package func waitForStop() -> Bool {
        var event = siginfo_t()
        var result: Int32
        repeat {
            // With WNOWAIT, the thread of `waitForEnd` can still get the exit code of the program.
            result = waitid(P_PID, id_t(id), &event, WSTOPPED | WEXITED | WNOWAIT)
        } while result == -1 && errno == EINTR
        return result == 0 && event.si_code == CInt(CLD_STOPPED)
    }

    /// Waits until the program ends. If a signal ends it, the exit code is 128 plus the number of the signal.
    package func exitCode() async throws -> Int32 {
        defer { deadline.cancel() }
        _ = await code.wait { $0 != nil }
        if let code = code.current { return code }
        signal(SIGKILL)
        throw CancellationError()
    }
}

extension RunningProgram {
    private final class Anchor {}

    /// The folder that contains the compiled tests and the compiled programs of this project.
    private static var folder: URL {
        #if os(Linux)
        let bundle = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        #else
        let bundle = Bundle(for: Anchor.self).bundleURL
        #endif
        return bundle.deletingLastPathComponent()
    }

    private static func send(_ number: Int32, to id: pid_t, unlessEnded code: Monitor<Int32?>) {
        code.update { code in
            _ = code == nil ? kill(id, number) : 0
        }
    }

    /// Waits until the program ends, and saves its exit code. After `waitpid`, a new process may get the same id,
    /// so a lock makes sure that `kill` is not called after `waitpid`.
    private static func waitForEnd(of id: pid_t, _ code: Monitor<Int32?>) {
        var event = siginfo_t()
        while waitid(P_PID, id_t(id), &event, WEXITED | WNOWAIT) != 0, errno == EINTR {}
        code.update { code in
            var status: Int32 = 0
            waitpid(id, &status, 0)
            let signal = status & 0x7f
            code = signal == 0 ? status >> 8 & 0xff : 128 + signal
        }
    }
}
#endif
