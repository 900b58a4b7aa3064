import Foundation

/// Where files are saved: in the XDG folders, or all under `FOCAL_HOME`.
struct Folders: Equatable, Sendable {
    private let state: URL?
    private let cache: URL?

    /// Reads the environment. As XDG demands, a relative path is ignored, except in `FOCAL_HOME`.
    init(environment: [String: String]) {
        func folder(_ name: String) -> URL? {
            environment[name].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
        }
        let shared = environment["FOCAL_HOME"].flatMap {
            $0.isEmpty ? nil : URL(fileURLWithPath: $0, isDirectory: true)
        }
        let home = folder("HOME")
        let states = folder("XDG_STATE_HOME") ?? home?.appending(path: ".local/state")
        let caches = folder("XDG_CACHE_HOME") ?? home?.appending(path: ".cache")
        state = shared?.appending(path: "state") ?? states?.appending(path: "focal")
        cache = shared?.appending(path: "cache/focal") ?? caches?.appending(path: "focal")
    }

    /// The file of the sessions, or `nil` when no folder is known.
    var session: URL? { state?.appending(path: "session.json") }

    /// The file of the fake backend's state, or `nil` when no folder is known.
    var fakeState: URL? { state?.appending(path: "fake.json") }

    /// Removes the cache folder. Nothing writes there yet, so a failure is ignored.
    func removeCache() {
        if let cache { try? FileManager.default.removeItem(at: cache) }
    }
}
