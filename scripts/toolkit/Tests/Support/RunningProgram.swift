import Foundation

/// A program that a test has started. `exitCode()` kills it after 300 seconds.
///
/// `Process` of Foundation is not used, because on Linux it can crash if other tests open and close files at the same
/// time.
struct RunningProgram: Sendable {
    private let id: pid_t

    /// Starts a program in `folder`, without input. The first word of the command is `toolkit`, or the path of any
    /// program. The program has its own process group and the default signal handling. Its output is written to files.
    init(
        _ command: [String],
        environment: [String: String],
        in folder: URL,
        output: URL,
        errors: URL
    ) throws {
        #if canImport(Darwin)
        var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
        #else
        var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        let words = ["/usr/bin/env", "-C", folder.path, Self.path(of: command[0])] + command.dropFirst()
        var strings = words.map { strdup($0) } + [nil] + environment.map { strdup("\($0)=\($1)") } + [nil]
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
            strings.forEach { free($0) }
        }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        for (stream, file) in [(STDOUT_FILENO, output), (STDERR_FILENO, errors)] {
            posix_spawn_file_actions_addopen(&actions, stream, file.path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        }
        var (defaults, blocked) = (sigset_t(), sigset_t())
        sigfillset(&defaults)
        sigemptyset(&blocked)
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        posix_spawnattr_setsigmask(&attributes, &blocked)
        posix_spawnattr_setflags(
            &attributes,
            Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
        )
        var id: pid_t = 0
        let problem = strings.withUnsafeMutableBufferPointer { strings in
            guard let start = strings.baseAddress else { return EINVAL }
            return posix_spawn(&id, words[0], &actions, &attributes, start, start + words.count + 1)
        }
        guard problem == 0 else { throw POSIXError(POSIXErrorCode(rawValue: problem) ?? .EIO) }
        self.id = id
    }

    /// Sends a signal to the program. A program that has ended keeps its id until `exitCode()` is called, so the signal
    /// cannot reach another program.
    func signal(_ number: Int32) {
        kill(id, number)
    }

    /// Sends a signal to the program and to all programs that it has started, as Ctrl-C does.
    func signalGroup(_ number: Int32) {
        kill(-id, number)
    }

    /// Waits until the program ends. If a signal ends it, the exit code is 128 plus the number of the signal.
    func exitCode() async -> Int32 {
        let deadline = Task {
            // On a busy machine, even the build of a small package can take a long time.
            try await Task.sleep(for: .seconds(300))
            signal(SIGKILL)
        }
        await withCheckedContinuation { continuation in
            // A test must not block a thread of Swift's concurrency.
            Thread.detachNewThread {
                var event = siginfo_t()
                while waitid(P_PID, id_t(id), &event, WEXITED | WNOWAIT) != 0, errno == EINTR {}
                continuation.resume()
            }
        }
        deadline.cancel()
        _ = await deadline.result
        var status: Int32 = 0
        waitpid(id, &status, 0)
        let killer = status & 0x7f
        return killer == 0 ? status >> 8 & 0xff : 128 + killer
    }

    /// The absolute path of a program. A program of this package is in the same folder as the compiled tests.
    static func path(of name: String) -> String {
        #if os(Linux)
        let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        #else
        let tests = Bundle(for: Anchor.self).bundleURL
        #endif
        return URL(filePath: name, relativeTo: tests.deletingLastPathComponent()).absoluteURL.path
    }

    private final class Anchor {}
}
