#if os(Linux) || os(macOS)
    public import Foundation

    /// A running program: one of this project's, built next to the tests, or any other by its path.
    ///
    /// Its streams are files, a terminal or what the test gives it. It is killed after a time limit.
    ///
    /// Foundation's `Process` is not used: on Linux it crashes when other tests open and close files while it starts a program.
    public struct RunningProgram: Sendable {
        /// The process id.
        public let id: pid_t
        /// The exit code, or `nil` while the program runs.
        private let code = Monitor<Int32?>(nil)
        private let deadline: Task<Void, any Error>

        /// Starts a program, in `folder` or in the working directory of the tests, and kills it after `limit`.
        public init(
            _ name: String,
            _ arguments: [String],
            environment: [String: String],
            in folder: URL? = nil,
            input: FileHandle,
            output: FileHandle,
            errors: FileHandle,
            limit: Duration = .seconds(120)
        ) throws {
            let id = try Self.start(
                [URL(filePath: name, relativeTo: Self.folder).absoluteURL.path] + arguments,
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

        /// Sends a signal. It does nothing after the program has ended.
        public func signal(_ number: Int32) {
            Self.send(number, to: id, unlessEnded: code)
        }

        /// Waits until a signal has stopped the program; `false` when it ends instead.
        public func waitForStop() -> Bool {
            var event = siginfo_t()
            var result: Int32
            repeat {
                // WNOWAIT: the other thread must still see the end.
                result = waitid(P_PID, id_t(id), &event, WSTOPPED | WEXITED | WNOWAIT)
            } while result == -1 && errno == EINTR
            return result == 0 && event.si_code == CInt(CLD_STOPPED)
        }

        /// Waits for the end. The exit code is the shell's: 128 plus the number of the signal that ended the program.
        public func exitCode() async throws -> Int32 {
            defer { deadline.cancel() }
            _ = await code.wait { $0 != nil }
            if let code = code.current { return code }
            signal(SIGKILL)
            throw CancellationError()
        }
    }

    extension RunningProgram {
        private final class Anchor {}

        /// The folder of the tests and of the project's programs.
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

        /// After `waitpid` the system may give the id to another process, so `waitpid` and `kill` share one lock.
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
