import Foundation
import TestSupport
import Testing

@Suite("The state folder and the cache folder")
struct FolderTests {
    private let shell = Shell()
    private var state: URL { shell.home.appending(path: "state") }

    private func permissions(_ url: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }

    @Test("folders have the permissions 0700, files have 0600, and there are only the expected files")
    func permissions() async throws {
        try await shell.signIn()
        #expect(try permissions(shell.home) == 0o700)
        #expect(try permissions(state) == 0o700)
        let names = try FileManager.default.contentsOfDirectory(atPath: state.path).sorted()
        #expect(names == ["fake.json", "fake.json.lock", "session.json", "session.json.lock"])
        for name in names {
            #expect(try permissions(state.appending(path: name)) == 0o600, "\(name)")
        }
    }

    @Test(
        "state and cache are in FOCAL_HOME, or else in XDG_STATE_HOME and XDG_CACHE_HOME, or else in HOME",
        arguments: [
            (["HOME"], "HOME/.local/state/focal", systemCaches),
            (["HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"], "XDG_STATE_HOME/focal", "XDG_CACHE_HOME/focal"),
            (["FOCAL_HOME", "HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"], "FOCAL_HOME/state", "FOCAL_HOME/cache/focal"),
        ]
    )
    func places(variables: [String], state: String, cache: String) async throws {
        let root = shell.scratch.url
        let caches = [Self.systemCaches, "XDG_CACHE_HOME/focal", "FOCAL_HOME/cache/focal"]
        for cache in caches {
            try Data("data".utf8).write(to: try shell.scratch.folder(cache).appending(path: "file"))
        }
        var environment: [String: String?] = ["FOCAL_HOME": nil]
        for name in variables { environment[name] = root.appending(path: name).path }
        // Nobody is signed in, but a logout still deletes the cache.
        #expect(try await shell.focal("logout", environment: environment).exitCode == 4)
        let left = caches.filter { FileManager.default.fileExists(atPath: root.appending(path: $0).path) }
        #expect(left == caches.filter { $0 != cache })
        #expect(try await shell.signIn(environment: environment).exitCode == 0)
        #expect(FileManager.default.fileExists(atPath: root.appending(path: state + "/session.json").path))
    }

    #if canImport(Darwin)
    private static let systemCaches = "HOME/Library/Caches/focal"
    #else
    private static let systemCaches = "HOME/.cache/focal"
    #endif

    @Test("without a home folder, api works, and the commands that need a session print which variable to set")
    func noHome() async throws {
        let login = ["login", "--email", Shell.email, "--password-stdin"]
        #expect(try await shell.focal("api", "/posts", environment: ["FOCAL_HOME": nil]).exitCode == 0)
        for arguments in [login, ["status"], ["logout"]] {
            let outcome = try await shell.focal(arguments, stdin: "focal\n", environment: ["FOCAL_HOME": nil])
            #expect(outcome.exitCode == 1)
            let advice = "Set HOME or XDG_STATE_HOME in the environment."
            let reason = "There is no folder where the session can be saved. \(advice)"
            #expect(outcome.stderr == "focal: \(reason)\n")
        }
    }
}
