import Core
import Foundation

/// Where files go: by XDG, or all under `FOCAL_HOME`.
struct Folders: Equatable, Sendable {
    private let state: URL?
    private let cache: URL?

    /// Reads the environment. A relative path counts for nothing, as XDG has it, but for `FOCAL_HOME`.
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

    /// Puts everything under one folder.
    init(under home: URL) {
        state = home.appending(path: "state")
        cache = home.appending(path: "cache/focal")
    }

    /// The file of the sessions, or `nil` where there is no folder for it.
    var session: URL? { state?.appending(path: "session.json") }

    /// The file of the fake backend's state.
    var fakeState: URL? { state?.appending(path: "fake.json") }

    /// Removes what can be fetched again.
    func clearCache() throws(StorageError) {
        guard let cache else { return }
        do {
            try FileManager.default.removeItem(at: cache)
        } catch CocoaError.fileNoSuchFile {
            return
        } catch {
            let cause = (error as? CocoaError)?.underlying as? POSIXError
            let reason = cause.map { String(cString: strerror($0.code.rawValue)) } ?? error.localizedDescription
            throw .unwritable(path: cache.path, reason: reason)
        }
    }
}
