#if os(Linux) || os(macOS)
    import Foundation

    /// The start of a program: in a process group of its own, with the signals as a shell has them, and no open file but the
    /// three streams.
    struct Spawning {
        let command: [String]
        let environment: [String]
        let folder: String?
        let streams: [CInt]

        /// Starts it, and says its number.
        func start() throws -> pid_t {
            #if canImport(Darwin)
                var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
            #else
                var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
            #endif
            posix_spawn_file_actions_init(&actions)
            posix_spawnattr_init(&attributes)
            let command = self.command(in: folder, &actions)
            var strings: [UnsafeMutablePointer<CChar>?] = (command + environment).map { strdup($0) }
            defer {
                posix_spawn_file_actions_destroy(&actions)
                posix_spawnattr_destroy(&attributes)
                strings.forEach { free($0) }
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
                for descriptor in CInt(streams.count)..<Self.limitOfDescriptors {
                    posix_spawn_file_actions_addclose(&actions, descriptor)
                }
            #endif
            posix_spawnattr_setflags(&attributes, Int16(flags))

            strings.insert(nil, at: command.count)
            strings.append(nil)
            var id: pid_t = 0
            let problem = strings.withUnsafeMutableBufferPointer { strings in
                guard let words = strings.baseAddress else { return EINVAL }
                return posix_spawn(&id, command[0], &actions, &attributes, words, words + command.count + 1)
            }
            guard problem == 0 else { throw POSIXError(POSIXErrorCode(rawValue: problem) ?? .EIO) }
            return id
        }

        /// Glibc has functions that do these two things at once, but does not show them to Swift.
        #if canImport(Darwin)
            private func command(in folder: String?, _ actions: inout posix_spawn_file_actions_t?) -> [String] {
                folder.map { _ = posix_spawn_file_actions_addchdir_np(&actions, $0) }
                return command
            }
        #else
            private func command(in folder: String?, _ actions: inout posix_spawn_file_actions_t) -> [String] {
                folder.map { ["/usr/bin/env", "-C", $0] + command } ?? command
            }

            /// More than any open file's number; some may be opened meanwhile.
            private static var limitOfDescriptors: CInt {
                let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
                return (names.compactMap { CInt($0) }.max() ?? 0) + 64
            }
        #endif
    }
#endif
