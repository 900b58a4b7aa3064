import Core
import Observation
import TestSupport
import Testing

@MainActor final class NoteStore: LoadStore<JSONObject, APIError> {
    init(client: any APIClient) {
        super.init { _, _ async throws(APIError) in try await client.get(path: "/note") }
    }
}

@MainActor @Test("a note is loaded", .exhaustive)
func loadsNote() async {
    let client = ScriptedAPIClient()
    let store = NoteStore(client: client)
    let recorder = StateRecorder(store)
    client.on(.get, "/note", response: .json(["text": "Buy milk"]))
    await store.load()
    recorder.expect(.loading(previous: nil), .loaded(["text": "Buy milk"]))
}

enum LikeState: Equatable {
    case off, saving, on
    case error(APIError)
}

@MainActor final class LikeStore: Store {
    @Observed private(set) var state = LikeState.off
    var transitions: Transitions<LikeState> { $state }
    private let client: any APIClient
    private let work = LatestTask()

    init(client: any APIClient) { self.client = client }

    func like() async {
        guard !work.isRunning, state != .on else { return }
        state = .saving
        work.start { [client] () async throws(APIError) in
            try await client.post(path: "/likes", body: JSONObject())
        } then: { [self] result in
            state =
                switch result {
                case .success: .on
                case .failure(let error): .error(error)
                }
        }
        await work.wait()
    }

    func cancel() {
        guard work.isRunning else { return }
        work.cancel()
        state = .off
    }
}

@MainActor @Test("a double tap sends one request", .everyOrder)
func doubleTap() async {
    let client = ScriptedAPIClient()
    let store = LikeStore(client: client)
    client.on(.post, "/likes", response: .status(204))
    await user(.action("tap") { await store.like() }, .action("tap again") { await store.like() })
    #expect(store.state == .on && client.requests.count == 1)
}
