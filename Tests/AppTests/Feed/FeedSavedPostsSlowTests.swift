import Core
import Foundation
import GRDB
import TestSupport
import Testing

@Suite("Saved posts that many processes read and write", .slow)
struct FeedSavedPostsSlowTests {
    private let shell = Shell()
    private let version = Locked(0)
    private let server: FaultServer
    private let all: [String]

    /// The server has 100 pages. All posts on a page have the same text, with the value of `version`.
    init() throws {
        server = try FaultServer(keepsRequests: false) { [version] request in
            if request.hasPrefix("POST /v1/login") { return [.login] }
            guard request.hasPrefix("GET /posts") else { return [.response("200 OK", body: "[]")] }
            let page = request.firstMatch(of: /_page=(\d+)/).flatMap { Int($0.1) } ?? 1
            let text = "version \(version.value)"
            let posts = (0..<20).map { place in
                #"{"userId":1,"id":\#(page * 20 + place),"title":"title","body":"\#(text)"}"#
            }
            return [.response("200 OK", ["X-Total-Count: 2000"], body: "[\(posts.joined(separator: ","))]")]
        }
        all = ["feed", "--all", "--json", "--server", server.url.absoluteString]
    }

    /// Expects that the databases are not damaged, and that each saved page has all its posts, from one response.
    /// Returns the number of saved posts.
    @discardableResult
    private func expectWhole(_ shell: Shell, _ note: Testing.Comment) throws -> Int {
        var count = 0
        for file in shell.databases {
            try DatabaseQueue(path: file.path).writeWithoutTransaction { db in
                #expect(try String.fetchAll(db, sql: "PRAGMA integrity_check") == ["ok"], note)
                guard try db.tableExists("element") else { return }
                let broken = """
                    SELECT position / 20 FROM element JOIN searched USING (list, size, key) GROUP BY position / 20
                    HAVING count(*) <> 20 OR count(DISTINCT text) <> 1
                    """
                #expect(try Int?.fetchAll(db, sql: broken) == [], note)
                count += try Int.fetchOne(db, sql: "SELECT count(*) FROM element") ?? 0
            }
        }
        return count
    }

    @Test("if focal feed --all is killed at any moment, the database is not damaged and has only whole pages")
    func kills() async throws {
        var counts: [Int] = []
        for round in 1...20 {
            version.change { $0 = round }
            let start = server.requestCount
            let program = try shell.start(all)
            await server.received(start + round * 5 - 4)
            program.signal(SIGKILL)
            let exitCode = try await program.exitCode()
            #expect(exitCode == 128 + SIGKILL, "focal ended before it was killed in round \(round)")
            #expect(await server.isIdle())
            counts.append(try expectWhole(shell, "killed in round \(round)"))
        }
        #expect(counts == counts.sorted())
        #expect(counts.last ?? 0 > 500, "\(counts)")
        let outcome = try await shell.focal(all)
        #expect(outcome.exitCode == 0)
        #expect(outcome.stderr == "")
        #expect(try expectWhole(shell, "at the end") == 2_000)
        #expect(try await shell.focal(all + ["--offline"]).postIDs == Array(20..<2_020))
    }

    @Test("if eight processes read and write for ten seconds, no process prints an error")
    func shared() async throws {
        #expect(try await shell.focal(all).exitCode == 0)
        let end = ContinuousClock.now + .seconds(10)
        let commands = [all, all + ["--refresh"], all + ["--offline"], all + ["--search", "title"]]
        let runs = try await withThrowingTaskGroup(of: Int.self) { [shell, version] group in
            for number in 0..<8 {
                group.addTask {
                    var runs = 0
                    while ContinuousClock.now < end {
                        version.change { $0 += 1 }
                        let outcome = try await shell.program(commands[number % commands.count])
                        #expect(outcome.exitCode == 0)
                        #expect(outcome.stderr == "")
                        #expect(outcome.lines.count == 100)
                        runs += 1
                    }
                    return runs
                }
            }
            return try await group.reduce(0, +)
        }
        #expect(runs >= 8)
        #expect(try expectWhole(shell, "after \(runs) processes") == 2_000)
    }
}
