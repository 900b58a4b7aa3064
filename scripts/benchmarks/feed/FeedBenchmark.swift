import Core
import Foundation
import Persistence

/// A post, as a feature saves it.
private struct Post: SavedElement {
    let id: ResourceID<Post>
    let title: String
    let body: String

    var texts: [String] { [title, body] }
}

private struct PostQuery: ListQuery {
    var search = ""
    let limit: Int
}

/// Measures the saved feed with 1,000, 10,000 and 100,000 posts. For comparison, runs similar statements with the C
/// functions of SQLite, in turns and on the same file.
@main
struct FeedBenchmark {
    static func main() async throws {
        print("posts     what                     ours ms   SQLite ms   ratio")
        for count in [1_000, 10_000, 100_000] {
            try await measure(count)
        }
    }

    private static func measure(_ count: Int) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "focal-bench-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let databases = UserDatabases(in: folder, server: "bench", sessions: InMemorySessionStore()) {
            fatalError("\($0)")
        }
        let feed: any SavedList<Post> = databases.list("posts")
        let posts = (1...count).map(post)

        let saving = await milliseconds { for page in 1...count / limit { await save(page, of: posts, in: feed) } }
        let file = folder.appending(path: "bench/nobody/data.sqlite")
        let bare = BareDatabase(file)
        bare.run("DELETE FROM element")
        let bareSaving = milliseconds { for page in 1...count / limit { save(page, of: posts, in: bare) } }
        report(count, "save all pages", saving, bareSaving)

        for (name, page) in [("first page", 1), ("page in the middle", count / limit / 2)] {
            let start = (page - 1) * limit
            await compare(count, name, limit) {
                await feed.page(page, of: PostQuery(limit: limit))?.items.count
            } with: {
                bare.run(
                    "\(select) WHERE list = 'posts' AND position >= ? AND position < ? ORDER BY position",
                    start,
                    start + limit
                )
            }
        }
        for (name, text) in [
            ("frequent word", "qui"), ("rare word", "post \(count - 1) "), ("nothing found", "xyz"), ("Japanese", "銀河"),
        ] {
            let pattern = "%\(text)%"
            let found = posts.lazy.filter { $0.title.contains(text) || $0.body.contains(text) }.prefix(limit + 1).count
            await compare(count, "search: \(name)", min(found, limit)) {
                await feed.page(1, of: PostQuery(search: text, limit: limit))?.items.count
            } with: {
                min(
                    limit,
                    bare.run(
                        "\(select) JOIN searched USING (list, size, key) WHERE searched.list = 'posts' "
                            + "AND text LIKE ? ORDER BY searched.size, searched.key LIMIT \(limit + 1)",
                        pattern
                    )
                )
            }
        }
        let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
        print("\(pad(count)) file size: \(size / 1_000_000) MB, peak memory so far: \(peakMemory / 1_000_000) MB")
    }

    /// The peak memory of this process in bytes.
    private static var peakMemory: Int {
        var usage = rusage()
        #if os(Linux)
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return Int(usage.ru_maxrss) * 1_024
        #else
        getrusage(RUSAGE_SELF, &usage)
        return Int(usage.ru_maxrss)
        #endif
    }
}

extension FeedBenchmark {
    private static let limit = 20
    private static let select = "SELECT json, savedAt FROM element"

    /// A post of about 130 characters. One post in a hundred has a shorter text in Japanese.
    private static func post(_ number: Int) -> Post {
        let words =
            "est rerum tempore vitae sequi sint nihil reprehenderit dolor beatae ea dolores neque fugiat blanditiis"
        let body = number % 100 == 0 ? "銀河鉄道の夜、ジョバンニは切符を持っていました。" : words + (number % 3 == 0 ? " qui" : "")
        return Post(id: ResourceID(number), title: "post \(number) of the benchmark", body: body)
    }

    private static func save(_ page: Int, of posts: [Post], in feed: any SavedList<Post>) async {
        let items = Array(posts[(page - 1) * limit..<page * limit])
        let hasNext = page * limit < posts.count
        await feed.save(
            ListPage(items: items, total: posts.count, hasNext: hasNext),
            number: page,
            of: PostQuery(limit: limit),
            at: Date()
        )
    }

    private static func save(_ page: Int, of posts: [Post], in bare: BareDatabase) {
        bare.run("BEGIN IMMEDIATE")
        for position in (page - 1) * limit..<page * limit {
            let (id, post) = (position + 1, posts[position])
            let (key, date) = ("\(id)", Date().timeIntervalSince1970)
            let author = #"{"id":\#(id % 10 + 1),"name":"Author"}"#
            let json =
                #"{"body":"\#(post.body)","id":\#(id),"title":"\#(post.title)"}"#
            bare.run(
                "INSERT OR REPLACE INTO element VALUES ('posts', ?, ?, ?, ?, 1, ?, ?, '')",
                key.count,
                key,
                position,
                posts.count,
                date,
                json
            )
            bare.run(
                "INSERT OR REPLACE INTO searched VALUES ('posts', ?, ?, '', ?)",
                key.count,
                key,
                post.title + "\u{1F}" + post.body
            )
        }
        bare.run("COMMIT")
    }

    /// Measures `ours` and `bare` in turns, checks that both find `expected` posts, and prints the medians.
    private static func compare(
        _ count: Int,
        _ name: String,
        _ expected: Int,
        _ ours: () async -> Int?,
        with bare: () -> Int
    ) async {
        var times: (ours: [Double], bare: [Double]) = ([], [])
        for _ in 0..<51 {
            times.ours.append(await milliseconds { if await ours() != expected { fatalError("ours: \(name)") } })
            times.bare.append(milliseconds { if bare() != expected { fatalError("SQLite: \(name)") } })
        }
        report(count, name, times.ours.sorted()[25], times.bare.sorted()[25])
    }

    private static func milliseconds(_ work: () async -> Void) async -> Double {
        let start = ContinuousClock.now
        await work()
        return (ContinuousClock.now - start) / .milliseconds(1)
    }

    private static func milliseconds(_ work: () -> Void) -> Double {
        let start = ContinuousClock.now
        work()
        return (ContinuousClock.now - start) / .milliseconds(1)
    }

    private static func report(_ count: Int, _ name: String, _ ours: Double, _ bare: Double) {
        print(
            pad(count),
            name.padding(toLength: 22, withPad: " ", startingAt: 0),
            text(ours, 3, width: 9),
            text(bare, 3, width: 11),
            text(ours / bare, 2, width: 7)
        )
    }

    private static func pad(_ count: Int) -> String {
        "\(count)".padding(toLength: 9, withPad: " ", startingAt: 0)
    }

    private static func text(_ number: Double, _ digits: Int, width: Int) -> String {
        let text = String(format: "%.\(digits)f", number)
        return String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
