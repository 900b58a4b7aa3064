import Foundation
import TestSupport
import Testing

@Suite("The state folder")
struct StateFolderTests {
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
        "the state folder is in FOCAL_HOME, or else in XDG_STATE_HOME, or else in HOME",
        arguments: [
            (["FOCAL_HOME": nil, "HOME": "home"], "home/.local/state/focal"),
            (["FOCAL_HOME": nil, "HOME": "home", "XDG_STATE_HOME": "xdg"], "xdg/focal"),
            (["FOCAL_HOME": "own", "HOME": "home", "XDG_STATE_HOME": "xdg"], "own/state"),
        ] as [([String: String?], String)]
    )
    func places(folders: [String: String?], place: String) async throws {
        let root = shell.scratch.url
        let variables = folders.mapValues { name in name.map { root.appending(path: $0).path } }
        #expect(try await shell.signIn(environment: variables).exitCode == 0)
        #expect(FileManager.default.fileExists(atPath: root.appending(path: place + "/session.json").path))
    }

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
