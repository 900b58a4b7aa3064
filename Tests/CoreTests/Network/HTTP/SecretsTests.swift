import Core
import Foundation
import TestSupport
import Testing

@Suite("A response that contains secrets of the request", .exhaustive)
struct SecretsTests {
    private let clock = TestClock()

    private static let token = APIRequest(.get, "/v1/me", headers: ["Authorization": "Bearer \(secret)"])
    private static let pass = APIRequest(.post, "/v1/login", secrets: [secret])

    private static let secret = "canary-4f1"
    private static let requests = [token, pass]

    @Test("tokens and passwords are masked in the body of an error response", arguments: requests)
    func refusals(request: APIRequest) async throws {
        let (mask, fields) = ("•••", ["canary-4f1": "canary-4f1?"])
        for status in [400, 401, 422, 500] {
            let error = ErrorResponse(code: "no_canary-4f1", message: "canary-4f1, canary-4f1!", fields: fields)
            let body = String(decoding: try JSONCoding.encode(error), as: UTF8.self)
            let refusal = Refusal(status: status, code: "no_•••", message: "•••, •••!", fields: [mask: "•••?"])
            await #expect(outcome(of: request, response(status, body)) == .failure(.refused(refusal)))
        }
    }

    @Test(
        "a secret is also masked if it is escaped, or next to a letter or a combining mark",
        arguments: [
            (#"p"a\s/s"#, #"p\"a\\s/s"#), (#"p"a\s/s"#, #"p\"a\\s\/s"#), (#"p"a\s/s"#, #"p\\\"a\\\\s/s"#),
            (#"p"a\s/s"#, #"p\\\"a\\\\s\/s"#), (#"\\\\"#, #"\\\\\\\\"#), ("pä日🐦!", "pä日🐦!"),
            ("pä日🐦!", "p%C3%A4%E6%97%A5%F0%9F%90%A6%21"), ("a b/c+d", "a%20b%2Fc%2Bd"), ("a b/c+d", "a b/c+d"),
        ]
    )
    func spellings(secret: String, spelling: String) async throws {
        let request = APIRequest(.post, "/v1/login", secrets: [secret])
        let refusal = Refusal(status: 422, code: "no", message: "c•••\u{301}")
        let body = #"{"error":{"code":"no","message":"c\#(spelling)\#u{301}"}}"#
        await #expect(outcome(of: request, response(422, body)) == .failure(.refused(refusal)))
    }

    @Test(
        "if an error body has an unknown format, secrets in it and in the headers are masked, and it has no message",
        arguments: ["<p>canary-4f1</p>", #"{"pass":"canary-4f1""#, #""canary-4f1""#, "[1"]
    )
    func otherBodies(body: String) async throws {
        for request in Self.requests {
            for status in [300, 401] {
                let transport = ScriptedTransport(.response(status, ["X-Request": "Bearer canary-4f1"], body: body))
                let response = try await HTTPAPIClient(transport, clock: clock).send(request)
                #expect(response.body == Data(body.replacing("canary-4f1", with: "•••").utf8))
                #expect(response.headers["X-Request"] == "Bearer •••")
            }
            await #expect(outcome(of: request, self.response(401, body)) == .failure(.refused(Refusal(status: 401))))
        }
    }

    @Test("the body of an error response is ignored if it is larger than 64 KiB")
    func long() async throws {
        let body = #"{"error":{"code":"no","message":"canary-4f1"#
        for (size, isEmpty) in [(65_536, false), (65_537, true)] {
            let padding = String(repeating: " ", count: size - body.utf8.count - 3)
            let client = HTTPAPIClient(ScriptedTransport(response(401, body + #""}}"# + padding)), clock: clock)
            #expect(try await client.send(Self.pass).body.isEmpty == isEmpty)
        }
    }

    @Test(
        "secrets are masked in the address of a refused redirect",
        arguments: [
            "https://canary-4f1.example/posts", "https://evil.example/canary-4f1?canary-4f1#canary-4f1",
            "https://canary-4f1@evil.example/", "https://:canary-4f1@evil.example/",
        ]
    )
    func redirects(location: String) async {
        for request in Self.requests {
            let outcome = await outcome(of: request, .response(302, ["Location": location]))
            #expect(throws: APIError.self) { try outcome.get() }
            let told = "\(outcome)".removingPercentEncoding ?? ""
            #expect(told.contains("redirect"))
            #expect(!told.contains(Self.secret))
        }
    }

    @Test("secrets are masked in the address of a followed redirect, because a log can contain it")
    func followed() async {
        let transport = ScriptedTransport(.response(302, ["Location": "/new?token=canary-4f1"]), .response(200))
        _ = await HTTPAPIClient(transport, clock: clock).outcome(of: Self.token)
        #expect(transport.requests.map(\.url.path) == ["/api/v1/me", "/new"])
        #expect(transport.requests.allSatisfy { !$0.url.absoluteString.contains(Self.secret) })
    }

    @Test("secrets are not masked in a response with status 2xx", arguments: requests, [200, 204])
    func success(request: APIRequest, status: Int) async {
        let (headers, body) = (["X-Request": "canary-4f1"] as HeaderFields, #"{"access_token":"canary-4f1"}"#)
        let response = APIResponse(status: status, headers: headers, body: Data(body.utf8))
        let client = HTTPAPIClient(ScriptedTransport(.response(status, headers, body: body)), clock: clock)
        await #expect(client.outcome(of: request) == .success(response))
    }

    @Test("the error for a response that cannot be decoded contains no value of the response")
    func unreadable() async {
        for body in [
            #"{"refresh_token":"canary-4f1"}"#, #"{"access_token":["canary-4f1"]}"#, #"{"access_token":"canary-4f1"#,
        ] {
            let client = HTTPAPIClient(ScriptedTransport(response(200, body)), clock: clock)
            do throws(APIError) {
                let tokens: TokensResponse = try await client.post(path: "/v1/refresh", body: JSONObject())
                Issue.record("\(tokens)")
            } catch {
                #expect(!"\(error)".contains(Self.secret))
            }
        }
    }

    @Test("a password of three letters is not masked, because other words can contain it")
    func short() async throws {
        let refusal = Refusal(status: 422, code: "no", message: "the end")
        let body = #"{"error":{"code":"no","message":"the end"}}"#
        let request = APIRequest(.post, "/v1/login", secrets: ["the"])
        await #expect(outcome(of: request, response(422, body)) == .failure(.refused(refusal)))
    }
}

extension SecretsTests {
    private func response(_ status: Int, _ body: String) -> ScriptedTransport.Outcome {
        .response(status, ["Content-Type": "application/json"], body: body)
    }

    private func outcome(
        of request: APIRequest,
        _ outcome: ScriptedTransport.Outcome
    ) async -> Result<APIResponse, APIError> {
        let client = HTTPAPIClient(ScriptedTransport(outcome), retries: RetryPolicy(limit: 0), clock: clock)
        do throws(APIError) {
            return .success(try await client.response(to: request))
        } catch {
            return .failure(error)
        }
    }
}
