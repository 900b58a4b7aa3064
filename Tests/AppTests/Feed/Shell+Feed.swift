import Core
import Foundation
import Testing

extension Shell {
    /// The folder in which `focal` saves posts.
    var cache: URL { home.appending(path: "cache/focal") }

    /// The databases that `focal` has saved.
    var databases: [URL] {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: cache.path)) ?? []
        return names.filter { $0.hasSuffix("/data.sqlite") }.map { cache.appending(path: $0) }
    }

    /// Runs commands at a server that sends posts, and stops the server. Returns the origin of the server and the
    /// outcome of the last command.
    func save(_ arguments: [[String]] = [["feed"]]) async throws -> (origin: String, outcome: Outcome) {
        let server = try await PlainServer.ofPostsAndUsers()
        var outcome: Outcome?
        for arguments in arguments {
            outcome = try await focal(arguments + ["--server", server.origin])
            #expect(outcome?.exitCode == 0)
        }
        return (server.origin, try #require(outcome))
    }
}

extension Outcome {
    /// The ids of all posts on stdout, in order. Each line must be a page of `focal feed --json`.
    var postIDs: [Int] {
        get throws {
            try lines.flatMap { try JSONCoding.decode(PostList.self, from: Data($0.utf8)).posts }.map(\.id)
        }
    }

    /// The number of lines on stderr.
    var errorLines: Int { stderr.count { $0 == "\n" } }

    private struct PostList: Decodable {
        let posts: [Post]

        struct Post: Decodable {
            let id: Int
        }
    }
}
