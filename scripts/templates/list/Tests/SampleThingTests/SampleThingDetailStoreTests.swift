import Core
import SampleThing
import TestSupport
import Testing

@MainActor @Suite("One item", .exhaustive)
struct SampleThingDetailStoreTests {
    @Test("an item is fetched and shown")
    func loads() async {
        await SampleThingDetailFixture().load()
    }

    @Test("loading it anew keeps it on the page, also when that fails")
    func reloads() async {
        let page = SampleThingDetailFixture()
        await page.load()
        page.client.on(.get, "/sample-items/5", answer: .failure(.lost))
        await page.store.load()
        let error = SampleThingError.request(.noNetwork(ConnectionFailure(.lost, server: ScriptedAPIClient.server)))
        page.recorder.expect(.loading(previous: .number(5)), .error(error, previous: .number(5)))
        page.client.on(.get, "/sample-items/5", answer: .item(5))
        await page.store.load()
        page.recorder.expect(.loading(previous: .number(5)), .loaded(.number(5)))
    }

    @Test(
        "an item that cannot be had says why",
        arguments: [
            (ScriptedAnswer.status(401), SampleThingError.notSignedIn),
            (.status(404), .noSuchItem(5)),
            (.status(503), .request(.server(.refused(status: 503, message: nil)))),
            (
                .json(#"{"id": 5, "body": ""}"#),
                .request(.server(.unreadable(.json(UnreadableJSON(path: "title", .missing)))))
            ),
            (.json("<html>"), .request(.server(.unreadable(.json(UnreadableJSON(.notJSON)))))),
            (.failure(.storage(.busy(path: "/s"))), .request(.storage(.busy(path: "/s")))),
            (.failure(.timedOut), .request(.noNetwork(ConnectionFailure(.timedOut, server: ScriptedAPIClient.server)))),
        ]
    )
    func fails(answer: ScriptedAnswer, error: SampleThingError) async {
        let page = SampleThingDetailFixture()
        page.client.on(.get, "/sample-items/5", answer: answer)
        await page.store.load()
        page.recorder.expect(.loading(previous: nil), .error(error, previous: nil))
    }

    @Test("an id may be a string, and fields that nobody knows are left alone")
    func standsOddServers() async {
        let page = SampleThingDetailFixture()
        let item = #"{"id": "5", "title": "title 5", "body": "body 5", "tags": []}"#
        page.client.on(.get, "/sample-items/5", answer: .json(item))
        await page.store.load()
        page.recorder.expect(.loading(previous: nil), .loaded(.number(5)))
    }

    @Test("leaving the page cancels its work and shows what was there")
    func cancels() async {
        let page = SampleThingDetailFixture()
        page.client.on(.get, "/sample-items/5", answer: .item(5), after: .seconds(1))
        async let load: Void = page.store.load()
        await page.client.clock.sleepers(1)
        page.store.cancel()
        await load
        page.recorder.expect(.loading(previous: nil), .idle)
    }

    @Test("an answer that arrives after a newer one was asked for is thrown away")
    func throwsLateAnswersAway() async {
        let page = SampleThingDetailFixture()
        page.client.on(.get, "/sample-items/5", answer: .status(500), after: .seconds(9), ignoresCancellation: true)
        page.client.on(.get, "/sample-items/5", answer: .item(5))
        async let old: Void = page.store.load()
        await page.client.clock.sleepers(1)
        await page.store.load()
        page.client.clock.advance(by: .seconds(9))
        await old
        page.recorder.expect(.loading(previous: nil), .loading(previous: nil), .loaded(.number(5)))
    }

    @Test("an id that no path can hold is not asked for", arguments: ["", ".", ".."])
    func refusesDots(id: String) async {
        let page = SampleThingDetailFixture(ResourceID(id))
        await page.store.load()
        page.recorder.expect(.loading(previous: nil), .error(.noSuchItem(ResourceID(id)), previous: nil))
    }

    @Test("an id from outside is one component of the path, whatever it holds")
    func encodesID() async {
        let page = SampleThingDetailFixture("5/../1?a=b")
        page.client.on(.get, "/sample-items/5%2F..%2F1%3Fa%3Db", answer: .status(404))
        await page.store.load()
        page.recorder.expect(.loading(previous: nil), .error(.noSuchItem("5/../1?a=b"), previous: nil))
    }
}
