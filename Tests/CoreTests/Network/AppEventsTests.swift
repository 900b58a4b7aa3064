import Core
import Foundation
import TestSupport
import Testing

@MainActor @Suite("Events contain no text of the user and of the server", .exhaustive)
struct AppEventsTests {
    private let received = Locked<[String]>([])
    private var events: AppEvents { AppEvents { [received] event in received.change { $0.append("\(event)") } } }

    @Test("each attempt of a request is an event, also a retry and a redirect")
    func attempts() async throws {
        let (clock, id) = (TestClock(), String(repeating: "a", count: 40))
        let location = "/a@b.c/two%20words/\(id)/\(id)a?page=2&c4n@ry=c4nary&=c4nary&limit="
        let redirect = ScriptedTransport.Outcome.response(302, ["Location": location], body: "c4nary")
        let last = HTTPFailure.invalidResponse(.redirect(302, to: "c4nary"))
        var transport = ScriptedTransport(.failure(.noResponse(.lost)), redirect, .failure(last))
        transport.onSend = { clock.advance(by: .milliseconds(7)) }
        let client = HTTPAPIClient(transport, retries: RetryPolicy(random: { _ in 0 }), clock: clock, events: events)
        let query = [("q", "c4nary"), ("_page", "3"), ("_limit", "c4nary")].map { URLQueryItem(name: $0, value: $1) }
        _ = try? await client.send(APIRequest(.get, "/posts/21", query: query))
        let target = "GET /api/posts/21?q=…&_page=3&_limit=… →"
        let lines = ["\(target) no response: lost, 7 ms", "\(target) 302, 6 bytes, 7 ms"]
        #expect(received.value == lines + ["GET /…/…/\(id)/…?page=2&…=…&=…&limit= → invalid response, 7 ms"])
    }

    @Test("the path of a request and the link of a screen are apart from the rest, so that a log can hide them")
    func parts() {
        let outcome = AppEvent.Outcome.response(status: 200, size: 5)
        let (start, path, end) = AppEvent.request(.get, target: "/posts/21", outcome, .milliseconds(3)).parts
        #expect([start, path, end] == ["GET ", "/posts/21", " → 200, 5 bytes, 3 ms"])
        #expect(AppEvent.screen("notes/21").parts == ("screen ", "notes/21", ""))
    }

    @Test("a transition, a fault and the link of a screen are names of the code")
    func names() {
        let store = PlainStore<LoadState<String, APIError>>(.idle(previous: nil))
        events.follow(store)
        store.pass(through: .loaded("c4nary"), .error(.invalidResponse(.nextPage("c4nary")), previous: "c4nary"))
        let text = PlainStore("")
        events.follow(text)
        text.pass(through: "c4nary")
        events.fault(StorageError.corrupt(path: "c4nary"))
        events.screen(DeepLink("notes", path: ["21"], query: ["search": "c4nary"]))
        let load = "LoadState<String, APIError>"
        let states = ["\(load)> → loaded", "\(load)> → error", "String> → String"]
        let others = ["fault StorageError.corrupt", "screen notes/21?search=…"]
        #expect(received.value == states.map { "PlainStore<" + $0 } + others)
    }
}
