import Core
import Foundation
import TestSupport
import Testing

@Suite("Pictures that a hostile server sends", .timeLimit(.minutes(1)))
struct HostilePictureTests {
    private let fixture = PictureFixture()
    private var server: PictureServer { fixture.server }
    private var url: URL { fixture.url }

    private func expect(_ failure: PictureFailure, at url: URL, _ loader: PictureLoader? = nil) async {
        await #expect(throws: failure, "\(url)") { try await (loader ?? fixture.loader()).picture(url, side: 100) }
    }

    @Test(
        "an address that is no file on a server is not requested",
        arguments: [
            "data:image/png;base64,iVBORw0KGgo=", "file:///etc/passwd", "ftp://example.com/a.png", "/a.png",
            "https:///a", "http://example.com/a.png", "https://user:pass@example.com/a.png", "javascript:alert(1)",
        ]
    )
    func addresses(text: String) async throws {
        await expect(.address, at: try #require(URL(string: text)))
        #expect(server.requests.isEmpty)
    }

    @Test("HTML, SVG, too many bytes or pixels are refused, and not requested again for a minute")
    func refused() async throws {
        let loader = fixture.loader(saves: true, limits: PictureLimits(bytes: 1_000))
        let cases: [(Int, Data, PictureFailure)] = [
            (200, Data("<html>Log in</html>".utf8), .notAPicture), (200, Data("<svg/>".utf8), .notAPicture),
            (200, PictureSample.png(20_000, 20_000), .tooLarge), (200, PictureSample.png(5_000, 5_001), .tooLarge),
            (200, PictureSample.png(more: 1_000), .tooLarge), (206, PictureSample.png(), .refused(206)),
            (404, Data(), .refused(404)),
        ]
        for (index, (status, body, failure)) in cases.enumerated() {
            let url = url.appending(path: "\(index)")
            server.set(url, status, ["Content-Type": "image/png"], body)
            for _ in 1...3 { await expect(failure, at: url, loader) }
        }
        #expect(server.requests.count == cases.count && fixture.files.isEmpty)
        #expect(server.requests.allSatisfy { $0.limits.body == 1_000 })
        fixture.now.change { $0 += 61 }
        await expect(.refused(404), at: url.appending(path: "6"), loader)
        #expect(server.requests.count == cases.count + 1)
    }

    @Test("exactly 25 million pixels are shown, and a file on the disk has the same limits")
    func largest() async throws {
        server.set(url, 200, [:], PictureSample.png(5_000, 5_000))
        _ = try await fixture.loader(saves: true).picture(url, side: 100)
        await expect(.tooLarge, at: url, fixture.loader(saves: true, limits: PictureLimits(pixels: 24_999_999)))
    }

    @Test("a redirect is followed to another server without the header fields and the tag of the first")
    func otherServer() async throws {
        let loader = fixture.loader(saves: true) { _ in ["Authorization": "Bearer t"] }
        let other = PictureFixture.picture("https://cdn.example.org/b.png")
        server.set(url, 302, ["Location": other.absoluteString])
        server.set(other, 200, ["ETag": "\"1\"", "Cache-Control": "no-cache"])
        for side in [100, 50] { _ = try await loader.picture(url, side: side) }
        #expect(server.requests.map(\.url) == [url, other, url, other])
        #expect(server.requests.map { $0.headers["Authorization"] } == ["Bearer t", nil, "Bearer t", nil])
        #expect(server.requests.allSatisfy { $0.headers["If-None-Match"] == nil })
    }

    @Test("a redirect to another scheme, without an address or in a loop is not followed")
    func redirects() async {
        let places = ["http://a.com/a", "http://127.0.0.1/a", "file:///etc/passwd", "data:,x", "ftp://a/b", "", nil]
        for (index, place) in places.enumerated() {
            let url = url.appending(path: "\(index)")
            server.set(url, 301, place.map { ["Location": $0] } ?? [:])
            await expect(.address, at: url)
        }
        #expect(server.requests.count == places.count)
        server.set(url, 301, ["Location": url.absoluteString])
        await expect(.address, at: url)
        #expect(server.requests.count == places.count + 6)
    }

    @Test("from http on this machine, a redirect leads to https, or to http on this machine only")
    func plainHTTP() async throws {
        let local = PictureFixture.picture("http://localhost:8080/a.png")
        let places = ["http://127.0.0.1:8081/b.png", "https://example.com/b.png"].map(PictureFixture.picture)
        for place in places {
            server.set(local, 307, ["Location": place.absoluteString])
            server.set(place)
            _ = try await fixture.loader { _ in ["Cookie": "a"] }.picture(local, side: 100)
        }
        #expect(server.requests.map { $0.headers["Cookie"] } == ["a", nil, "a", nil])
        server.set(local, 307, ["Location": "http://example.com/b.png"])
        await expect(.address, at: local)
    }

    @Test("a server that does not respond has 30 seconds, and a temporary failure is tried again", .exhaustive)
    func silence() async throws {
        let clock = TestClock()
        let loader = fixture.loader(clock: clock)
        server.set(url, 503)
        await expect(.refused(503), at: url, loader)
        server.hold()
        let work = Task { try await loader.picture(url, side: 100) }
        await clock.sleepers(1)
        clock.advance(by: .seconds(30))
        await #expect(throws: PictureFailure.noResponse(.timedOut)) { try await work.value }
        server.release()
        server.set(url)
        _ = try await loader.picture(url, side: 100)
    }
}
