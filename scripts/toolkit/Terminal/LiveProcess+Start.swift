import Foundation

extension LiveProcess {
    /// Starts a program in a process group of its own, with the signals as a shell has them.
    static func start(
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
}
