import Core
import Foundation
import TestSupport
import Testing

@Suite("A server of another style", .exhaustive)
struct TranslatingAPIClientTests {
    private let clock = TestClock()
    private let sessions = InMemorySessionStore(.leanne)

    private func client(_ transport: ScriptedTransport) -> AuthorizedAPIClient {
        let http = HTTPAPIClient(transport, retries: RetryPolicy(limit: 0), clock: clock)
        return AuthorizedAPIClient(TranslatingAPIClient(http, ExampleServer.translation), sessions: sessions)
    }

    @Test("a login has the keys of the server, and its response has those of the app")
    func login() async throws {
        let user = #""user":{"id":7,"name":"Ann","email":"a@b.c"}"#
        let transport = ScriptedTransport(.response(200, body: #"{"data":{\#(user),"token":"t"}}"#))
        let body: JSONObject = ["email": "a@b.c", "pass": "focal"]
        let response: SessionResponse = try await client(transport)
            .post(path: "/v1/login", body: body, isAuthorized: false)
        #expect(response.user.user == User(id: "7", name: "Ann", email: "a@b.c", lastLoginDate: nil))
        #expect(response.tokens?.accessToken == "t")
        #expect(transport.lines == [#"POST /api/sessions {"email":"a@b.c","password":"focal"}"#])
    }

    @Test("a renewal and a logout have other methods, and the logout has no body")
    func session() async throws {
        let (profile, tokens) = (#"{"data":{"id":7}}"#, #"{"data":{"token":"new","renewal":"new-next"}}"#)
        let transport = ScriptedTransport(
            .response(401),
            .response(200, body: tokens),
            .response(200, body: profile),
            .response(204)
        )
        let client = client(transport)
        let me: JSONObject = try await client.get(path: "/v1/me")
        #expect(me == ["user_id": 7])
        try await client.post(path: "/v1/logout", body: JSONObject())
        #expect(await sessions.session()?.tokens?.refresh == "new-next")
        let renewal = [#"PUT /api/sessions/current {"renewal":"old-next"}"#, "GET /api/account "]
        #expect(transport.lines == ["GET /api/account "] + renewal + ["DELETE /api/sessions/current "])
        #expect(transport.requests.last?.headers["Authorization"] == "Bearer new")
    }

    @Test("a body and an answer that are not JSON pass unchanged, also with another path")
    func bytes() async throws {
        let transport = ScriptedTransport(.response(200, body: "\n \u{FEFF}x"))
        let form = RequestBody.form([URLQueryItem(name: "title", value: "a")])
        let response = try await client(transport).send(APIRequest(.post, "/notes", content: form))
        #expect(response.body == Data("\n \u{FEFF}x".utf8))
        #expect(transport.lines == ["POST /api/documents title=a"])
        #expect(transport.requests.first?.headers["Content-Type"] == form.type)
    }

    @Test("a list has its total, and header fields pass unchanged")
    func list() async throws {
        let body = #"{"data":[{"id":1,"headline":"Milk","by":{"headline":"-"}}],"meta":{"total":7}}"#
        let transport = ScriptedTransport(.response(200, ["Link": "<x>"], body: body))
        let query = [("q", "m&k"), ("_page", "1"), ("sort", "id")].map { URLQueryItem(name: $0, value: $1) }
        let request = APIRequest(.get, "/notes", query: query, headers: ["Idempotency-Key": "k"])
        let response = try await client(transport).send(request)
        let notes: [JSONObject] = try response.decoded()
        #expect(notes == [["id": 1, "title": "Milk", "by": .object(["headline": "-"])]])
        #expect([response.headers["X-Total-Count"], response.headers["Link"]] == ["7", "<x>"])
        #expect(transport.lines == ["GET /api/documents?query=m%26k&page=1&sort=id "])
        #expect(transport.requests.first?.headers["Idempotency-Key"] == "k")
    }

    @Test("a component of a path stays encoded, and other calls have their own path and keys")
    func paths() async throws {
        let transport = ScriptedTransport(.response(201))
        for path in [try "/notes/\("a/é{id}")", "/notes/1/parts", "/users"] as [APIPath] {
            _ = try await client(transport).send(APIRequest(.patch, path, body: Data(#"{"title":"a"}"#.utf8)))
        }
        let unchanged = ["/notes/1/parts", "/users"].map { #"PATCH /api\#($0) {"title":"a"}"# }
        #expect(transport.lines == [#"PATCH /api/documents/a%2F%C3%A9%7Bid%7D {"headline":"a"}"#] + unchanged)
    }

    @Test("a component of the translation that cannot be in a path is encoded")
    func wrongPath() async throws {
        let transport = ScriptedTransport(.response(200))
        let http = HTTPAPIClient(transport, clock: clock)
        let translation = ServerTranslation(calls: [.init("/notes/{id}", at: "/notes/{number}/a b")])
        _ = try await TranslatingAPIClient(http, translation).send(APIRequest(.get, "/notes/1"))
        #expect(transport.lines == ["GET /api/notes/%7Bnumber%7D/a%20b "])
    }

    @Test(
        "an error has its message and the names of the app, in problem details and in the format of the server",
        arguments: [
            (
                ##"{"title":"Wrong","errors":[{"detail":"taken","pointer":"#/name"}]}"##,
                Refusal(status: 422, message: "Wrong", fields: ["user_name": "taken"])
            ),
            (
                #"{"reason":"Wrong","wrong":{"name":"taken"}}"#,
                Refusal(status: 422, code: "refused", message: "Wrong", fields: ["user_name": "taken"])
            ),
        ]
    )
    func errors(body: String, refusal: Refusal) async throws {
        let edit = APIRequest(.patch, "/v1/me", body: Data(#"{"user_name":"a"}"#.utf8))
        let headers: HeaderFields = ["Content-Type": "application/problem+json"]
        let transport = ScriptedTransport(.response(422, headers, body: body))
        await #expect(throws: APIError.refused(refusal)) { try await client(transport).response(to: edit) }
    }

    @Test("a secret of a request is masked in an error, whatever its key is on the server")
    func secrets() async throws {
        let transport = ScriptedTransport(.response(422, body: #"{"reason":"canary-4f1 is too short"}"#))
        let login = APIRequest(.post, "/v1/login", body: Data(#"{"pass":"canary-4f1"}"#.utf8), secrets: ["canary-4f1"])
        let refusal = Refusal(status: 422, code: "refused", message: "••• is too short")
        await #expect(throws: APIError.refused(refusal)) { try await client(transport).response(to: login) }
    }

    @Test(
        "a response that needs no translation stays as it is, whatever it has",
        arguments: [
            "", "<html>", "[1", "null", "5", "[[[]],{}]", #"{"id": 18446744073709551616}"#, #"{"meta":{"total":[]}}"#,
            #"{"errors":{"pointer":"x"},"error":[]}"#, String(repeating: "[", count: 1_000),
            #"{"meta": 1, "": {"": 2}}"#,
        ]
    )
    func unchanged(body: String) async {
        for status in [200, 302, 422] {
            let response = APIResponse(status: status, headers: ["X-Total-Count": "3"], body: Data(body.utf8))
            let transport = ScriptedTransport(.response(status, ["X-Total-Count": "3"], body: body))
            #expect(await client(transport).outcome(of: APIRequest(.get, "/notes")) == .success(response))
        }
    }
}

extension ScriptedTransport {
    /// The method, the path with its query, and the body of each request.
    fileprivate var lines: [String] {
        requests.map { request in
            let query = request.url.query(percentEncoded: true).map { "?\($0)" } ?? ""
            let body = String(decoding: request.body ?? Data(), as: UTF8.self)
            return "\(request.method.rawValue) \(request.url.path(percentEncoded: true))\(query) \(body)"
        }
    }
}
