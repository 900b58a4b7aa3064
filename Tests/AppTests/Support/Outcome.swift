import Core
import Foundation

/// What came of a command.
struct Outcome {
    let exitCode: Int32
    let stdout: String
    let stderr: String
}

extension Outcome {
    /// The lines on stdout.
    var lines: [String] {
        stdout.split(separator: "\n").map(String.init)
    }

    /// The JSON objects on stdout, one a line.
    var documents: [JSONObject] {
        get throws { try lines.map { try JSONCoding.decode(from: Data($0.utf8)) } }
    }

    /// The posts of all pages on stdout, by id.
    var postIDs: [Int] {
        get throws {
            try lines.flatMap { try JSONCoding.decode(FeedPage.self, from: Data($0.utf8)).posts }.map(\.id)
        }
    }

    /// The error on stderr, where that is one JSON object in one line and nothing else.
    var failure: ErrorResponse.Problem {
        get throws { try JSONCoding.decode(ErrorResponse.self, from: Data(stderr.utf8)).error }
    }

    /// Whether stderr holds one line that says what is wrong, and stdout nothing.
    var isOneLineOfComplaint: Bool {
        stdout.isEmpty && stderr.hasPrefix("focal: ") && stderr.hasSuffix("\n") && stderr.filter(\.isNewline).count == 1
    }

    private struct FeedPage: Decodable {
        let posts: [Post]

        struct Post: Decodable {
            let id: Int
        }
    }
}
