import Core
import Foundation
import TestSupport
import Testing

@MainActor @Suite("A scripted client", .exhaustive)
struct ScriptedAPIClientTests {
    let client = ScriptedAPIClient()

    @Test("the responses of a route are returned in the order in which the test scripts them")
    func nthCall() async throws {
        client.on(.get, "/posts/1", response: .json(PostResponse.first))
        client.on(.get, "/posts/1", response: .status(304))
        client.on(.post, "/posts/1", response: .status(201, PostResponse.second))
        let created = try await client.send(APIRequest(.post, "/posts/1"))
        #expect(created.status == 201)
        let post: PostResponse = try await client.get(path: "/posts/1")
        #expect(post.title == "One")
        #expect(try await client.send(APIRequest(.get, "/posts/1")) == APIResponse(status: 304))
    }

    @Test("a script with a query is used only for requests with this query")
    func query() async throws {
        let limit = URLQueryItem(name: "_limit", value: "10")
        client.on(.get, "/posts", query: ["_page": "2", "_limit": "10"], response: .json("[2]"))
        client.on(.get, "/posts", query: ["_page": "1"], response: .json("[1]"))
        client.on(.get, "/posts", response: .json("[0]"))
        let first: [Int] = try await client.get(path: "/posts", query: [limit, .init(name: "_page", value: "1")])
        let any: [Int] = try await client.get(path: "/posts", query: [limit])
        let second: [Int] = try await client.get(path: "/posts", query: [limit, .init(name: "_page", value: "2")])
        #expect([first, any, second] == [[1], [0], [2]])
    }

    @Test("a scripted response can have headers")
    func headers() async throws {
        client.on(.get, "/posts", response: .json("[]", headers: ["X-Total-Count": "100"]))
        let response = try await client.send(APIRequest(.get, "/posts"))
        #expect(response.headers["x-total-count"] == "100")
    }

    @Test("a scripted refusal is the same error as the refusal of a server")
    func refusal() async {
        client.on(
            .post,
            "/v1/login",
            response: .status(401, ErrorResponse(code: "invalid_credentials", message: "No."))
        )
        let refusal = Refusal(status: 401, code: "invalid_credentials", message: "No.")
        await #expect(throws: APIError.refused(refusal)) {
            try await client.response(to: APIRequest(.post, "/v1/login"))
        }
    }

    @Test("a request fails with the scripted error")
    func failure() async {
        client.on(.get, "/posts", response: .failure(.timedOut))
        client.on(.get, "/posts", response: .failure(.invalidResponse(.json(UnreadableJSON(.notJSON)))))
        let timedOut = ConnectionFailure(.timedOut, server: ScriptedAPIClient.server)
        await #expect(throws: APIError.requestFailed(timedOut)) { try await client.send(APIRequest(.get, "/posts")) }
        await #expect(throws: APIError.invalidResponse(.json(UnreadableJSON(.notJSON)))) {
            try await client.send(APIRequest(.get, "/posts"))
        }
    }

    @Test("the client records its requests")
    func requests() async throws {
        client.on(.post, "/v1/login", response: .status(204))
        try await client.post(path: "/v1/login", body: ["email": "a@b.c", "pass": "secret"] as JSONObject)
        let body = Data(#"{"email":"a@b.c","pass":"secret"}"#.utf8)
        #expect(client.requests == [APIRequest(.post, "/v1/login", body: body)])
    }

    @Test("a delayed response arrives when the test clock reaches its time")
    func delay() async throws {
        client.on(.get, "/posts", response: .status(204), after: .seconds(1))
        async let response = client.send(APIRequest(.get, "/posts"))
        await client.clock.sleepers(1)
        client.clock.advance(by: .seconds(1))
        #expect(try await response.status == 204)
    }

    @Test("a cancelled request ends at once")
    func cancellation() async {
        let client = client
        client.on(.get, "/posts", response: .status(204), after: .seconds(1))
        let call = Task { try await client.send(APIRequest(.get, "/posts")) }
        await client.clock.sleepers(1)
        call.cancel()
        await #expect(throws: APIError.requestFailed(ConnectionFailure(.cancelled, server: ScriptedAPIClient.server))) {
            try await call.value
        }
    }

    @Test("a script can return a response even if the request was cancelled")
    func ignoredCancellation() async throws {
        let client = client
        client.on(.get, "/posts", response: .status(204), after: .seconds(1), ignoresCancellation: true)
        let call = Task { try await client.send(APIRequest(.get, "/posts")) }
        await client.clock.sleepers(1)
        call.cancel()
        client.clock.advance(by: .seconds(1))
        #expect(try await call.value.status == 204)
    }

    @Test("a request without a script fails the test, and the failure lists the scripts")
    func unscripted() async throws {
        try await expectFailures(
            """
            GET /posts?_page=1 is not scripted. These scripts are not used yet:
              GET /posts?_limit=10&_page=2
            """,
            "POST /posts is not scripted. All scripts are already used."
        ) {
            let client = ScriptedAPIClient()
            client.on(.get, "/posts", query: ["_page": "2", "_limit": "10"], response: .json("[]"))
            let page = { APIRequest(.get, "/posts", query: [.init(name: "_page", value: $0)]) }
            await #expect(
                throws: APIError.invalidResponse(.json(UnreadableJSON(.invalid("GET /posts?_page=1 is not scripted"))))
            ) {
                try await client.send(page("1"))
            }
            let limit = URLQueryItem(name: "_limit", value: "10")
            _ = try await client.send(APIRequest(.get, "/posts", query: page("2").query + [limit]))
            _ = try? await client.send(APIRequest(.post, "/posts"))
        }
    }

    @Test("a test fails if a script is not used")
    func unused() async throws {
        try await expectFailures("GET /posts was not called.") {
            let client = ScriptedAPIClient()
            client.on(.get, "/posts", response: .json("[]"))
            client.on(.get, "/posts", response: .json("[]"))
            _ = try await client.send(APIRequest(.get, "/posts"))
        }
    }

    @Test("a test fails if it ends before a response arrives")
    func inFlight() async throws {
        try await expectFailures(
            "GET /posts still waits for its response until the clock is at 1.0 seconds. Now it is at 0.0 seconds."
        ) {
            let client = ScriptedAPIClient()
            client.on(.get, "/posts", response: .json("[]"), after: .seconds(1))
            Task { try await client.send(APIRequest(.get, "/posts")) }
            await client.clock.sleepers(1)
        }
    }
}
