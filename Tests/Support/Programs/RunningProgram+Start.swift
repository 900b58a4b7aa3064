#if os(Linux) || os(macOS)
import Foundation

extension RunningProgram {
    /// Starts a program and returns its process id. The program has its own process group and the default signal
    /// handling. No files are open in it, except `streams`.
    static func start(
        _ command: [String],
        environment: [String],
        in folder: String?,
        streams: [CInt]
    ) throws -> pid_t {
        #if canImport(Darwin)
        var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
        #else
        var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for (number, stream) in streams.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, stream, CInt(number))
        }
        var (defaults, blocked) = (sigset_t(), sigset_t())
        sigfillset(&defaults)
        sigemptyset(&blocked)
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        posix_spawnattr_setsigmask(&attributes, &blocked)
        var flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
        #if canImport(Darwin)
        flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
        #else
        // Glibc has a function that closes all files except `streams`, but Swift does not import that function.
        let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { CInt($0) }
        // Other tests may open more files before the program starts.
        for descriptor in CInt(streams.count)..<(open.max() ?? 0) + 64 {
            posix_spawn_file_actions_addclose(&actions, descriptor)
        }
        #endif
        posix_spawnattr_setflags(&attributes, Int16(flags))

        let command = (folder.map { ["/usr/bin/env", "-C", $0] } ?? []) + command
        var strings = command.map { strdup($0) } + [nil] + environment.map { strdup($0) } + [nil]
        defer { strings.forEach { free($0) } }
        var id: pid_t = 0
        let problem = strings.withUnsafeMutableBufferPointer { strings in
            guard let words = strings.baseAddress else { return EINVAL }
            return posix_spawn(&id, command[0], &actions, &attributes, words, words + command.count + 1)
        }
        guard problem == 0 else { throw POSIXError(POSIXErrorCode(rawValue: problem) ?? .EIO) }
        return id
    }
}
#endif
