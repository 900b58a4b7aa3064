import Core
import Foundation

/// Measures how long it takes to save a change while others wait. For comparison, writes a file of 500 bytes with
/// write, fsync, rename and fsync of the folder. Both are measured in turns. The figures are medians.
@main @MainActor
struct ChangesBenchmark: APIClient {
    static func main() async throws {
        let (folder, clock) = (URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory), ContinuousClock())
        print("waiting   save ms   bare write ms   ratio")
        // A queue has at most 500 changes.
        for waiting in [0, 100, 499] {
            let store = FileOutboxStore(of: .nobody, at: "\(waiting)", in: folder) { fatalError($0) }
            let sessions = InMemorySessionStore()
            let changes = Changes(of: .nobody, in: store, client: Self(), sessions: sessions, isAutomatic: false)
            func add() async throws -> Int {
                let body = ["title": "Buy milk"]
                return try await changes.save(PendingChange(.post, "/todos", body: body, text: "Buy milk")).number
            }
            for _ in 0..<waiting { _ = try await add() }
            var times = [Duration]()
            var bareTimes = [Duration]()
            var number = 0
            for _ in 0..<41 {
                times.append(try await clock.measure { number = try await add() })
                bareTimes.append(clock.measure { write(500, in: folder.path) })
                try await changes.discard(number)
            }
            let (save, bare) = (times.sorted()[20] / .milliseconds(1), bareTimes.sorted()[20] / .milliseconds(1))
            print(String(format: "%7d%10.2f%16.2f%8.1f", waiting, save, bare, save / bare))
        }
    }

    private static func write(_ count: Int, in folder: String) {
        let (draft, parent) = (open("\(folder)/draft", O_WRONLY | O_CREAT, 0o600), open(folder, O_RDONLY))
        guard Foundation.write(draft, [UInt8](repeating: 65, count: count), count) == count, fsync(draft) == 0,
            rename("\(folder)/draft", "\(folder)/file") == 0, fsync(parent) == 0, close(draft) + close(parent) == 0
        else { fatalError(folder) }
    }

    nonisolated func send(_ request: APIRequest) async throws(APIError) -> APIResponse { fatalError("\(request)") }
}
