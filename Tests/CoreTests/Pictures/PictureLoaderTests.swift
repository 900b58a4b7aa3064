import Core
import Foundation
import TestSupport
import Testing

@Suite("The loader of pictures", .timeLimit(.minutes(1)))
struct PictureLoaderTests {
    private let fixture = PictureFixture()
    private var server: PictureServer { fixture.server }
    private var url: URL { fixture.url }

    @Test("a picture is loaded once, is in memory at once, and no token is sent")
    func once() async throws {
        server.set(url)
        let loader = fixture.loader()
        #expect(loader.cached(url, side: 100) == nil)
        #expect(try await loader.picture(url, side: 100).format.width == 10)
        #expect(loader.cached(url, side: 100) != nil)
        _ = try await loader.picture(url, side: 100)
        #expect(server.requests.count == 1)
        #expect(Set(server.requests[0].headers.map(\.name)).isSubset(of: ["accept", "user-agent"]))
    }

    @Test("views that wait for the same address share a request, also at another size")
    func shared() async throws {
        server.set(url)
        server.hold()
        let loader = fixture.loader()
        let rows = (0..<20).map { index in Task { try await loader.picture(url, side: index % 2 == 0 ? 50 : 100) } }
        await server.arrived(1)
        server.release()
        for row in rows { _ = try await row.value }
        #expect(server.requests.count == 1)
    }

    @Test("a request is cancelled when nobody waits any more, and not before")
    func cancel() async throws {
        server.set(url)
        server.hold()
        let loader = fixture.loader()
        let first = Task { try await loader.picture(url, side: 100) }
        let second = Task { try await loader.picture(url, side: 50) }
        await server.arrived(1)
        first.cancel()
        await #expect(throws: PictureFailure.noResponse(.cancelled)) { try await first.value }
        #expect(server.cancelled == 0)
        second.cancel()
        await #expect(throws: PictureFailure.noResponse(.cancelled)) { try await second.value }
        await server.hasCancelled()
        // A row that comes back starts a new request.
        server.release()
        _ = try await loader.picture(url, side: 100)
        #expect(server.requests.count == 2)
    }

    @Test("of rows that come and go at any time, each that stays gets the picture")
    func manyRows() async throws {
        server.set(url)
        for pattern in 0..<64 {
            let loader = fixture.loader()
            server.hold()
            let rows = (0..<6).map { _ in Task { try await loader.picture(url, side: 100) } }
            for (index, row) in rows.enumerated() where pattern >> index & 1 == 1 {
                if pattern % 3 == 0 { await Task.yield() }
                row.cancel()
            }
            server.release()
            for (index, row) in rows.enumerated() where pattern >> index & 1 == 0 { _ = try await row.value }
        }
    }

    @Test("a saved picture is visible after a restart, is asked for with its tag when it is old, and is kept offline")
    func saved() async throws {
        server.set(url, 200, ["ETag": "\"1\"", "Cache-Control": "max-age=60"])
        func load() async throws { _ = try await fixture.loader(saves: true).picture(url, side: 100) }
        for _ in 1...2 { try await load() }
        #expect(server.requests.count == 1)
        fixture.now.change { $0 += 61 }
        // The response 304 renews it.
        for _ in 1...2 { try await load() }
        #expect(server.requests.map { $0.headers["If-None-Match"] } == [nil, "\"1\""])
        fixture.now.change { $0 += 61 }
        server.stop()
        try await load()
        #expect(server.requests.count == 3)
        _ = try await fixture.loader(saves: true, isLowData: true).picture(url, side: 100)
        #expect(server.requests.count == 3)
    }

    @Test("in Low Data Mode, nothing is requested")
    func lowData() async throws {
        server.set(url)
        await #expect(throws: PictureFailure.lowData) {
            try await fixture.loader(isLowData: true).picture(url, side: 100)
        }
        #expect(server.requests.isEmpty)
    }

    @Test("no-store is not saved, and removeAll() removes all pictures, also one that is loading")
    func removeAll() async throws {
        let loader = fixture.loader(saves: true)
        server.set(url, 200, ["Cache-Control": "private, no-store"])
        _ = try await loader.picture(url, side: 100)
        #expect(fixture.files.isEmpty)
        let (other, late) = (url.appending(path: "2"), url.appending(path: "3"))
        for url in [other, late] { server.set(url) }
        _ = try await loader.picture(other, side: 100)
        #expect(fixture.files.count == 1)
        server.hold()
        let work = Task { try await loader.picture(late, side: 100) }
        await server.arrived(3)
        loader.removeAll()
        #expect(fixture.files.isEmpty)
        // The next user has a request of its own.
        let next = Task { try await loader.picture(late, side: 50) }
        await server.arrived(4)
        next.cancel()
        _ = await next.result
        server.release()
        _ = try await work.value
        #expect(fixture.files.isEmpty)
        for url in [url, other, late] { #expect(loader.cached(url, side: 100) == nil) }
    }

    @Test("memory and disk stay below their limits, and keep what was used last")
    func limits() async throws {
        let loader = fixture.loader(saves: true, limits: PictureLimits(memory: 10_000, disk: 20_000))
        let urls = (0..<60).map { url.appending(path: "\($0)") }
        for url in urls {
            server.set(url, 200, [:], PictureSample.png(more: 1_000))
            _ = try await loader.picture(url, side: 100)
            _ = loader.cached(urls[0], side: 100)
        }
        let kept = urls.indices.filter { loader.cached(urls[$0], side: 100) != nil }
        #expect(kept.first == 0 && kept.last == 59 && 4...9 ~= kept.count)
        let sizes = try fixture.files.map { try Data(contentsOf: fixture.folder.appending(path: $0)).count }
        #expect(10_000...20_000 ~= sizes.reduce(0, +))
    }

    @Test("two addresses whose files have the same name are two pictures, and a damaged file is loaded again")
    func damagedFile() async throws {
        server.set(url)
        func width() async throws -> Int { try await fixture.loader(saves: true).picture(url, side: 100).format.width }
        #expect(try await width() == 10)
        let file = fixture.folder.appending(path: try #require(fixture.files.first))
        let other = Data("{\"url\":\"https://evil.example/\",\"expires\":9e9}\n".utf8) + PictureSample.png(1, 1)
        for damaged in [other] + ["", "\n", "{}", "{\n", "\u{0}"].map({ Data($0.utf8) }) {
            try damaged.write(to: file)
            #expect(try await width() == 10)
        }
    }
}
