import Foundation

/// The folders in which `focal` saves files. If `FOCAL_HOME` is set, all files are in that folder. Otherwise `focal`
/// uses the folders of the XDG specification. On macOS, the default folder for the cache is `Library/Caches`.
struct Folders: Equatable, Sendable {
    private let state: URL?
    /// The folder for data that the server can send again. `nil` means that the environment variables define no such
    /// folder.
    let cache: URL?

    /// Finds the folders from environment variables. A relative path is ignored, as the XDG specification requires.
    /// Only `FOCAL_HOME` may contain a relative path.
    init(environment: [String: String]) {
        func folder(_ name: String) -> URL? {
            environment[name].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
        }
        let shared = environment["FOCAL_HOME"].flatMap {
            $0.isEmpty ? nil : URL(fileURLWithPath: $0, isDirectory: true)
        }
        let home = folder("HOME")
        let states = folder("XDG_STATE_HOME") ?? home?.appending(path: ".local/state")
        #if canImport(Darwin)
        let caches = folder("XDG_CACHE_HOME") ?? home?.appending(path: "Library/Caches")
        #else
        let caches = folder("XDG_CACHE_HOME") ?? home?.appending(path: ".cache")
        #endif
        state = shared?.appending(path: "state") ?? states?.appending(path: "focal")
        cache = shared?.appending(path: "cache/focal") ?? caches?.appending(path: "focal")
    }

    /// The file with the saved sessions. `nil` means that the environment variables define no folder for this file.
    var session: URL? { state?.appending(path: "session.json") }

    /// The folder with the changes that wait for a server. `nil` means that the environment variables define none.
    var changes: URL? { state?.appending(path: "changes") }

    /// The file with the state of the fake backend. `nil` means that the environment variables define no folder for
    /// this file.
    var fakeState: URL? { state?.appending(path: "fake.json") }
}
