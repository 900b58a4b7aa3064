import Core
import Foundation
import GRDB
import TestSupport
import Testing

@Suite("A cache of posts that cannot be used")
struct FeedDamagedCacheTests {
    private let shell = Shell()

    /// What is wrong with the cache.
    enum Damage: CaseIterable {
        case noDatabase, laterVersion, file

        /// Damages the database in this file.
        func apply(to file: URL) throws {
            let folder = file.deletingLastPathComponent()
            switch self {
            case .noDatabase: try Data("nonsense".utf8).write(to: file)
            case .laterVersion:
                try DatabaseQueue(path: file.path).writeWithoutTransaction {
                    try $0.execute(sql: "PRAGMA user_version = 99")
                }
            case .file:
                try FileManager.default.removeItem(at: folder)
                try Data("mine".utf8).write(to: folder)
            }
        }

        var message: String {
            switch self {
            case .noDatabase: "Saved data was damaged, and was deleted.\n"
            case .laterVersion: "The saved data is from a later version, and was not used. Update this program.\n"
            case .file: "Data could not be read or saved on this device: unable to open database file.\n"
            }
        }
    }

    @Test("the feed comes from the server, and one line on stderr says what is wrong", arguments: Damage.allCases)
    func damage(damage: Damage) async throws {
        let server = try await PlainServer.ofPostsAndUsers()
        // Page 5 is the last page, so stderr has no note about a next page.
        let arguments = ["feed", "--page", "5", "--server", server.origin]
        let good = try await shell.focal(arguments)
        #expect(good.stderr == "")
        let file = try #require(shell.databases.first)
        try damage.apply(to: file)
        let outcome = try await shell.focal(arguments)
        #expect(outcome == Outcome(exitCode: 0, stdout: good.stdout, stderr: damage.message))
        let offline = try await shell.focal(arguments + ["--offline", "--json"])
        #expect(offline.exitCode == (damage == .noDatabase ? 0 : 1))
        if damage == .noDatabase { #expect(try offline.postIDs == Array(81...100)) }
        try damage.apply(to: file)
        let json = try await shell.focal(arguments + ["--json"])
        #expect(json.errorLines == 1)
        let warning: JSONObject = try JSONCoding.decode(from: Data(json.stderr.utf8))
        let message = JSONValue.string(String(damage.message.dropLast()))
        #expect(warning["warning"] == .object(["code": "cache", "message": message]))
    }
}
