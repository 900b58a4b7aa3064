import Foundation

/// Runs another program, such as git or swift. The program gets no input, and has a separate process group.
///
/// Foundation's `Process` is not used here. On Linux, it waits until all child processes of the program have ended,
/// too.
enum Program {
    /// The exit code and the complete output of a program that has ended.
    struct Output: Sendable {
        /// The exit code of the program. If a signal ended it, this is 128 plus the number of the signal.
        let status: Int32
        let stdout: String
        let stderr: String
    }

    /// The environment variables for other programs, without those that change which modules Package.swift declares.
    static var environment: [String: String] {
        ProcessInfo.processInfo.environment.filter { name, _ in
            !["FOCAL_APP", "FOCAL_BENCHMARKS", "FOCAL_FEATURE", "FOCAL_VIEWS"].contains(name)
        }
    }

    /// Runs a program from a folder in PATH. Waits until the program ends, and returns its output.
    static func run(
        _ command: [String],
        environment changes: [String: String] = [:]
    ) throws(Failure) -> Output {
        var printed: [[UInt8]] = [[], []]
        let status = try run(command, environment: changes) { printed[$0] += $1 }
        return Output(
            status: status,
            stdout: String(decoding: printed[0], as: UTF8.self),
            stderr: String(decoding: printed[1], as: UTF8.self)
        )
    }

    /// Runs a program, waits until it ends and returns its exit code. Throws an error after Ctrl-C or another signal.
    /// `read` receives each part of the output as soon as the program prints this part. Stream 0 is stdout, and stream 1
    /// is stderr.
    static func run(
        _ command: [String],
        environment changes: [String: String],
        _ read: (_ stream: Int, _ bytes: ArraySlice<UInt8>) -> Void
    ) throws(Failure) -> Int32 {
        let pipes = [try privatePipe(), try privatePipe()]
        let environment = environment.merging(changes) { $1 }.map { "\($0)=\($1)" }
        let id = try Interrupts.forward { () throws(Failure) in
            try start(command, environment, output: pipes[0].write, errors: pipes[1].write)
        }
        pipes.forEach { close($0.write) }
        pass(pipes.map(\.read), of: id, to: read)
        pipes.forEach { close($0.read) }
        var ended = siginfo_t()
        while waitid(P_PID, id_t(id), &ended, WEXITED | WNOWAIT) != 0, errno == EINTR {}
        // After `waitpid`, the system can give the process id to another program.
        Interrupts.endForwarding()
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        try Interrupts.check()
        let signal = status & 0x7f
        return signal == 0 ? status >> 8 & 0xff : 128 + signal
    }

    /// Passes the output to `read` until both streams end, or until the program has ended and there is no more output.
    /// A stream does not always end with the program, because a child process of the program can keep it open.
    private static func pass(_ streams: [Int32], of id: pid_t, to read: (Int, ArraySlice<UInt8>) -> Void) {
        var events = streams.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while events.contains(where: { $0.fd >= 0 }) {
            let count = poll(&events, nfds_t(events.count), 100)
            if count == 0 {
                var ended = siginfo_t()
                let result = waitid(P_PID, id_t(id), &ended, WEXITED | WNOWAIT | WNOHANG)
                if result == 0, ended.si_signo == SIGCHLD { return }
            }
            for index in events.indices where count > 0 && events[index].revents != 0 {
                let count = Foundation.read(events[index].fd, &chunk, chunk.count)
                if count > 0 {
                    read(index, chunk[..<count])
                } else if count == 0 || errno != EINTR {
                    events[index].fd = -1
                }
            }
        }
    }

    private static func start(
        _ command: [String],
        _ environment: [String],
        output: Int32,
        errors: Int32
    ) throws(Failure) -> pid_t {
        #if canImport(Darwin)
        var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
        #else
        var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        var strings = (command + environment).map { strdup($0) }
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
            strings.forEach { free($0) }
        }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        strings.insert(nil, at: command.count)
        strings.append(nil)
        var id: pid_t = 0
        let problem = strings.withUnsafeMutableBufferPointer { strings in
            guard let words = strings.baseAddress else { return EINVAL }
            return posix_spawnp(&id, command[0], &actions, &attributes, words, words + command.count + 1)
        }
        if problem != 0 { throw .file("run \(command[0])", POSIXError(POSIXErrorCode(rawValue: problem) ?? .EIO)) }
        return id
    }

    /// Creates a pipe that other programs do not inherit.
    private static func privatePipe() throws(Failure) -> (read: Int32, write: Int32) {
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) != 0 { throw .file("create a pipe", POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)) }
        ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }
}
