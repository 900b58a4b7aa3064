#if os(Linux) || os(macOS)
    public import Foundation

    /// One of the project's programs, as it was built beside these tests, or any other by its whole path, under way.
    ///
    /// It reads and writes files, a terminal or what else the test hands in, but no pipe that a grandchild could hold open.
    /// Whatever happens, it is over after two minutes, or what else the test allows.
    public struct RunningProgram: Sendable {
        private let process = Process()
        private let ends: AsyncStream<Int32>
        private let deadline: Task<Void, any Error>
        /// On Linux, Foundation reads the table of open files while it starts a process; two at once can crash it.
        private static let starting = NSLock()

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
            self.ends = ends
            process.executableURL = URL(filePath: name, relativeTo: Self.folder).absoluteURL
            process.arguments = arguments
            process.environment = environment
            process.currentDirectoryURL = folder
            process.standardInput = input
            process.standardOutput = output
            process.standardError = errors
            process.terminationHandler = { process in
                // As a shell has it.
                end.yield(process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0))
                end.finish()
            }
            try Self.starting.withLock(process.run)
            let id = process.processIdentifier
            deadline = Task {
                try await Task.sleep(for: limit)
                kill(id, SIGKILL)
            }
        }

        /// The number that the system knows it by.
        public var id: Int32 { process.processIdentifier }

        /// Sends a signal.
        public func signal(_ number: Int32) {
            kill(id, number)
        }

        /// Waits until a signal has stopped it; `false` when it ends before.
        public func waitForStop() -> Bool {
            var event = siginfo_t()
            var result: Int32
            repeat {
                // The end is left for Foundation to see.
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
    }
#endif
