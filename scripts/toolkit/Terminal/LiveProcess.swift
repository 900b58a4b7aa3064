import Foundation

/// Another program whose output is passed on, line by line, while it runs. Ctrl-C and SIGTERM end the program first.
///
/// Not Foundation's `Process`: on Linux that takes a program for running as long as anything that the program has left
/// behind.
struct LiveProcess {
    private let id: pid_t
    private let output: Int32
    private let errors: Int32

    /// Starts a program of the PATH, with nothing to read.
    init(_ program: String, _ arguments: [String], environment: [String: String]) throws(Failure) {
        let (output, errors) = (try Pipe(), try Pipe())
        id = try Interrupts.shared.start { () throws(Failure) in
            try spawn(
                [program] + arguments,
                environment: environment.map { "\($0)=\($1)" },
                output: output.end,
                errors: errors.end
            )
        }
        close(output.end)
        close(errors.end)
        (self.output, self.errors) = (output.start, errors.start)
    }

    /// Waits for its end. `edit` sees every line, without its end, and says what is written instead. The answer is the
    /// exit code; above 128 when a signal ended it.
    func passOutput(_ edit: (ArraySlice<UInt8>) -> ArraySlice<UInt8>) throws(Failure) -> Int32 {
        let exit = try Pipe()
        Thread.detachNewThread { [id] in
            var information = siginfo_t()
            while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
            close(exit.end)
        }
        var streams = [
            LineStream(from: output, to: .standardOutput),
            LineStream(from: errors, to: .standardError),
        ]
        var hasEnded = false
        // What the program has left behind may hold its output open for long.
        while !hasEnded || LineStream.wait(for: streams.map(\.source), timeout: 0).contains(true) {
            let ready = LineStream.wait(for: streams.map(\.source) + [hasEnded ? nil : exit.start], timeout: -1)
            for (index, isReady) in ready.prefix(streams.count).enumerated() where isReady {
                streams[index].pass(edit)
            }
            hasEnded = hasEnded || ready.last == true
        }
        for index in streams.indices {
            streams[index].finish(edit)
        }
        close(exit.start)
        return status()
    }

    private func status() -> Int32 {
        var status: Int32 = 0
        Interrupts.shared.end {
            while waitpid(id, &status, 0) < 0, errno == EINTR {}
        }
        let signal = status & 0x7f
        return signal == 0 ? status >> 8 & 0xff : 128 + signal
    }
}

/// A pipe that no other program inherits.
private struct Pipe {
    /// What is written comes out here.
    let start: Int32
    /// What is written goes in here.
    let end: Int32

    init() throws(Failure) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Failure("Cannot make a pipe: \(String(cString: strerror(errno)))") }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        (start, end) = (ends[0], ends[1])
    }
}

/// Starts a program in a process group of its own, with the signals as a shell has them.
private func spawn(
    _ command: [String],
    environment: [String],
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
    var (defaults, blocked) = (sigset_t(), sigset_t())
    sigemptyset(&defaults)
    sigemptyset(&blocked)
    sigaddset(&defaults, SIGINT)
    sigaddset(&defaults, SIGTERM)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags))

    strings.insert(nil, at: command.count)
    strings.append(nil)
    var id: pid_t = 0
    let problem = strings.withUnsafeMutableBufferPointer { strings in
        guard let words = strings.baseAddress else { return EINVAL }
        return posix_spawnp(&id, command[0], &actions, &attributes, words, words + command.count + 1)
    }
    guard problem == 0 else { throw Failure("Cannot run \(command[0]): \(String(cString: strerror(problem)))") }
    return id
}
