import Core
import Foundation
import GRDB
import TestSupport
import Testing

@Suite("A cache of posts that cannot be used")
struct FeedDamagedCacheTests {
    private let shell: Shell

    init() throws {
        shell = try Shell()
    }

    /// What is wrong with the cache.
    enum Damage: CaseIterable {
        case noDatabase, otherTables, laterVersion, folder, file

        /// Damages the database in this file.
        func apply(to file: URL) throws {
            let folder = file.deletingLastPathComponent()
            switch self {
            case .noDatabase: try Data("nonsense".utf8).write(to: file)
            case .otherTables: try execute("DROP TABLE post; CREATE TABLE post (x)", in: file)
            case .laterVersion: try execute("INSERT OR IGNORE INTO grdb_migrations VALUES ('99')", in: file)
            case .folder:
                try FileManager.default.removeItem(at: folder)
                try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
            case .file:
                try FileManager.default.removeItem(at: folder)
                try Data("mine".utf8).write(to: folder)
            }
        }

        private func execute(_ sql: String, in file: URL) throws {
            try DatabaseQueue(path: file.path).writeWithoutTransaction { try $0.execute(sql: sql) }
        }

        /// Whether the database is replaced.
        var isReplaced: Bool { [.noDatabase, .otherTables].contains(self) }

        var message: String {
            switch self {
            case .noDatabase, .otherTables: "The saved data was damaged, and was deleted.\n"
            case .laterVersion: "The saved data is from a later version of this program, and was not used.\n"
            case .folder, .file: "Data could not be read or saved on this device: unable to open database file.\n"
            }
        }
    }

    @Test("the feed comes from the server, and one line on stderr says what is wrong", arguments: Damage.allCases)
    func damage(damage: Damage) async throws {
        let server = try await PlainServer.ofPostsAndUsers()
        // After the last page, stderr has no note about the next page.
        let arguments = ["feed", "--page", "5", "--server", server.origin]
        let good = try await shell.focal(arguments)
        #expect(good.stderr == "")
        let file = try #require(shell.databases.first)
        try damage.apply(to: file)
        let outcome = try await shell.focal(arguments)
        #expect(outcome == Outcome(exitCode: 0, stdout: good.stdout, stderr: damage.message))
        let offline = try await shell.focal(arguments + ["--offline", "--json"])
        #expect(offline.exitCode == (damage.isReplaced ? 0 : 1))
        #expect(offline.errorLines == (damage.isReplaced ? 0 : 2))
        if damage.isReplaced { #expect(try offline.postIDs == Array(81...100)) }
        try damage.apply(to: file)
        let json = try await shell.focal("feed", "--json", "--all", "--server", server.origin)
        #expect(json.exitCode == 0)
        #expect(try json.postIDs == Array(1...100))
        #expect(json.errorLines == 1)
        let warning: JSONObject = try JSONCoding.decode(from: Data(json.stderr.utf8))
        let message = JSONValue.string(String(damage.message.dropLast()))
        #expect(warning["warning"] == .object(["code": "cache", "message": message]))
    }

    @Test("if the disk is full, the feed comes from the server, and one line says so", arguments: [4, 16, 64])
    func fullDisk(kilobytes: Int) async throws {
        let server = try await PlainServer.ofPostsAndUsers()
        // A limit for the size of files has the same effect as a full disk. It must not apply to the output of `focal`.
        let script = """
            (trap '' XFSZ; ulimit -f \(kilobytes); exec "$0" "$@") | cat; exit "${PIPESTATUS[0]}"
            """
        let focal = [RunningProgram.path(of: "focal"), "feed", "--all", "--json", "--limit", "5"]
        let outcome = try await Outcome(
            of: "/bin/bash",
            ["-c", script] + focal + ["--server", server.origin],
            environment: shell.environment()
        )
        #expect(outcome.exitCode == 0)
        #expect(try outcome.postIDs == Array(1...100))
        #expect(outcome.errorLines == 1)
        #expect(outcome.stderr.contains(/saved on this device: (disk I\/O error|database or disk is full)\./))
        // When the disk has space again, the posts are saved.
        let next = try await shell.focal("feed", "--json", "--server", server.origin)
        #expect(next.exitCode == 0)
        #expect(next.stderr == "")
        #expect(
            try await shell.focal("feed", "--offline", "--json", "--server", server.origin).postIDs == Array(1...20)
        )
    }
}
