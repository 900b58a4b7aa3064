#if os(Linux) || os(macOS)
    public import Foundation

    /// One of the project's programs, as it was built beside these tests, or any other by its whole path, under way.
    ///
    /// It reads and writes files, a terminal or what else the test hands in, but no pipe that a grandchild could hold open.
    /// Whatever happens, it is over after two minutes, or what else the test allows.
    ///
    /// Not Foundation's `Process`: on Linux that reads the table of open files while it starts a program, and crashes when
    /// other tests open and close some meanwhile.
    public struct RunningProgram: Sendable {
        /// The number that the system knows it by.
        public let id: pid_t
        private let ends: AsyncStream<Int32>
        private let deadline: Task<Void, any Error>
        private let isOver: Locked<Bool>

        /// Starts a program, and ends it after `limit`; without a folder it works where the tests do.
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
            let (ends, end) = AsyncStream.makeStream(of: Int32.self)
            let isOver = Locked(false)
            let id = try Spawning(
                command: [URL(filePath: name, relativeTo: Self.folder).absoluteURL.path] + arguments,
                environment: environment.map { "\($0)=\($1)" },
                folder: folder?.path,
                streams: [input, output, errors].map(\.fileDescriptor)
            ).start()
            (self.id, self.ends, self.isOver) = (id, ends, isOver)
            deadline = Task {
                try await Task.sleep(for: limit)
                Self.send(SIGKILL, to: id, unless: isOver)
            }
            Thread.detachNewThread {
                end.yield(Self.waitForEnd(of: id, isOver))
                end.finish()
            }
        }

        /// Sends a signal; nothing once it is over.
        public func signal(_ number: Int32) {
            Self.send(number, to: id, unless: isOver)
        }

        /// Waits until a signal has stopped it; `false` when it ends before.
        public func waitForStop() -> Bool {
            var event = siginfo_t()
            var result: Int32
            repeat {
                // The end is left for the other thread to see.
                result = waitid(P_PID, id_t(id), &event, WSTOPPED | WEXITED | WNOWAIT)
            } while result == -1 && errno == EINTR
            return result == 0 && event.si_code == Self.stopped
        }

        /// Waits for the end, and says the exit code as a shell has it.
        public func exitCode() async throws -> Int32 {
            defer { deadline.cancel() }
            for await code in ends {
                return code
            }
            signal(SIGKILL)
            throw CancellationError()
        }
    }

    extension RunningProgram {
        private final class Anchor {}

        #if os(Linux)
            private static let stopped = Int32(CLD_STOPPED)
        #else
            private static let stopped = CLD_STOPPED
        #endif

        /// Where the test bundle is, and the programs beside it.
        private static var folder: URL {
            #if os(Linux)
                let bundle = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            #else
                let bundle = Bundle(for: Anchor.self).bundleURL
            #endif
            return bundle.deletingLastPathComponent()
        }

        private static func send(_ number: Int32, to id: pid_t, unless isOver: Locked<Bool>) {
            isOver.change { isOver in
                _ = isOver ? 0 : kill(id, number)
            }
        }

        /// Its number belongs to it until `waitpid` has said its end, so that and every signal happen under one lock.
        private static func waitForEnd(of id: pid_t, _ isOver: Locked<Bool>) -> Int32 {
            var event = siginfo_t()
            while waitid(P_PID, id_t(id), &event, WEXITED | WNOWAIT) != 0, errno == EINTR {}
            var status: Int32 = 0
            isOver.change { isOver in
                waitpid(id, &status, 0)
                isOver = true
            }
            let signal = status & 0x7f
            return signal == 0 ? status >> 8 & 0xff : 128 + signal
        }
    }
#endif
