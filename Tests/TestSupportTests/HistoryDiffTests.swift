import Core
import TestSupport
import Testing

@MainActor @Suite("The difference between two histories", .exhaustive)
struct HistoryDiffTests {
    @Test("for two large states, the failure shows only the differences and the lines next to them")
    func largeStates() async throws {
        let old = Form(name: "Ada", phones: ["home": 1, "work": 2], tags: ["b", "a"], note: nil, step: .editing)
        var new = old
        new.phones = ["home": 1, "mobile": 3]
        new.step = .saved(at: 3, by: .zero)
        try await expectFailures(
            """
            The transitions do not match (- expected, + actual):
              …
              Form(
                name: "Ada",
            -   phones: ["home": 1, "work": 2],
            +   phones: ["home": 1, "mobile": 3],
                tags: ["a", "b"],
                …
                note: nil,
            -   step: .editing,
            +   step: .saved(at: 3, by: 0.0 seconds),
              )
            """
        ) { [new] in
            let store = PlainStore(new)
            let recorder = StateRecorder(store)
            store.pass(through: old, new)
            recorder.expect(old, old)
        }
    }

    @Test("if two different states have the same text, the failure says so")
    func sameText() async throws {
        try await expectFailures(
            """
            The transitions do not match (- expected, + actual):
              …
              (the two have the same text, but they are not equal)
            """
        ) {
            let store = PlainStore(Secret(text: ""))
            let recorder = StateRecorder(store)
            store.pass(through: Secret(text: "a"))
            recorder.expect(Secret(text: "b"))
        }
    }
}

private struct Form: Equatable {
    var name: String
    var phones: [String: Int]
    var tags: Set<String>
    let age = 36
    var note: String?
    var step: Step

    enum Step: Equatable {
        case editing
        case saved(at: Int, by: Duration)
    }
}

private struct Secret: Equatable, CustomStringConvertible {
    let text: String

    var description: String { "secret" }
}
