import Core
import Testing

@Suite("A load state")
struct LoadStateTests {
    private typealias State = LoadState<String, APIError>

    private static let error = APIError.storage(.noFolder)
    private static let states: [State] = [
        .idle(previous: nil), .idle(previous: "a"), .loading(previous: nil), .loading(previous: "a"), .loaded("a"),
        .error(error, previous: nil), .error(error, previous: "a"),
    ]

    @Test("the content and the error of a state are what the screen shows")
    func showsContent() {
        #expect(Self.states.map(\.content) == [nil, "a", nil, "a", "a", nil, "a"])
        #expect(Self.states.map(\.error) == [nil, nil, nil, nil, nil, Self.error, Self.error])
    }

    @Test("a screen that appears loads if its state is idle, or if it has an error and no content")
    func needsLoad() {
        #expect(Self.states.map(\.needsLoad) == [true, true, false, false, false, true, false])
    }

    @Test("each load state has a description")
    func describes() {
        let words = ["idle", "idle", "loading", "loading(a)", "loaded(a)", "error(storage)", "error(storage)"]
        #expect(Self.states.map(\.description) == words)
    }
}
