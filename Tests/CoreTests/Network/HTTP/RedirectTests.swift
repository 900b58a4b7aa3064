import Core
import Foundation
import TestSupport
import Testing

@Suite("Redirects", .exhaustive)
struct RedirectTests {
    private let clock = TestClock()

    @Test("a GET request follows a redirect to the same origin", arguments: [301, 302, 303, 307, 308])
    func sameOrigin(status: Int) async {
        let locations = ["/new?page=2", "https://example.com/new?page=2", "https://EXAMPLE.com:443/new?page=2"]
        for location in locations {
            let transport = ScriptedTransport(.response(status, ["Location": location]), .response(200))
            let request = APIRequest(.get, "/old", headers: ["Authorization": "Bearer t"])
            let outcome = await HTTPAPIClient(transport, clock: clock).outcome(of: request)
            #expect((try? outcome.get())?.status == 200)
            #expect(transport.requests.map(\.url.path) == ["/api/old", "/new"])
            #expect(transport.requests.last?.headers["Authorization"] == "Bearer t")
        }
    }

    @Test(
        "a redirect to another origin or with a user name is refused, and the error has its address",
        arguments: [
            ("https://evil.example/posts?token=t#t", "https://evil.example/posts"),
            ("http://example.com/posts", "http://example.com/posts"),
            ("https://example.com:8443/posts", "https://example.com:8443/posts"),
            ("//evil.example/posts", "https://evil.example/posts"),
            ("https://name:secret@example.com/posts", "https://example.com/posts"),
            ("https://name@example.com/posts", "https://example.com/posts"),
            ("file:///etc/passwd", "file:///etc/passwd"),
            ("javascript:alert(1)", "javascript:alert(1)"),
        ]
    )
    func otherOrigin(location: String, name: String) async {
        let transport = ScriptedTransport(.response(302, ["Location": location]), .response(200))
        await expect(.redirect(302, to: name), of: .get, from: transport)
        #expect(transport.requests.count == 1)
    }

    @Test("only a GET request follows a redirect", arguments: [APIRequest.Method.post, .put, .patch, .delete])
    func writing(method: APIRequest.Method) async {
        for status in [301, 302, 303, 307, 308] {
            let transport = ScriptedTransport(.response(status, ["Location": "/new"]), .response(200))
            await expect(.redirect(status, to: "https://example.com/new"), of: method, from: transport)
            #expect(transport.requests.count == 1)
        }
    }

    @Test("a request follows five redirects, but not a sixth redirect")
    func tooMany() async {
        func transport(_ last: ScriptedTransport.Outcome) -> ScriptedTransport {
            func to(_ path: String) -> ScriptedTransport.Outcome { .response(302, ["Location": path]) }
            return ScriptedTransport(to("/1"), to("/2"), to("/3"), to("/4"), to("/5"), last)
        }
        let five = await HTTPAPIClient(transport(.response(200)), clock: clock).outcome(of: APIRequest(.get, "/0"))
        #expect((try? five.get())?.status == 200)
        let six = transport(.response(302, ["Location": "/6"]))
        await expect(.redirect(302, to: "https://example.com/6"), of: .get, from: six)
        #expect(six.requests.count == 6)
    }

    @Test("a redirect to an address that was already requested is refused")
    func loop() async {
        let transport = ScriptedTransport(
            .response(302, ["Location": "/a"]),
            .response(302, ["Location": "/b"]),
            .response(302, ["Location": "/a"])
        )
        await expect(.redirect(302, to: "https://example.com/a"), of: .get, from: transport)
        #expect(transport.requests.count == 3)
    }

    @Test("a redirect without an address is not followed", arguments: [nil, ""])
    func nowhere(location: String?) async {
        let headers = HeaderFields(location.map { ["Location": $0] } ?? [:])
        let transport = ScriptedTransport(.response(302, headers))
        let outcome = await HTTPAPIClient(transport, clock: clock).outcome(of: APIRequest(.get, "/posts"))
        if location == nil {
            #expect((try? outcome.get())?.status == 302)
        } else {
            // An empty Location means the address of the request itself (RFC 3986). The request must not be repeated.
            #expect(transport.requests.count == 1)
        }
    }

    private func expect(
        _ problem: InvalidResponse,
        of method: APIRequest.Method,
        from transport: ScriptedTransport,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        let outcome = await HTTPAPIClient(transport, clock: clock).outcome(of: APIRequest(method, "/posts"))
        #expect(outcome == .failure(.invalidResponse(problem)), sourceLocation: sourceLocation)
    }
}
