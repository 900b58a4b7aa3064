import Core
import TestSupport
import Testing

@MainActor @Suite("The difference between two histories", .exhaustive)
struct HistoryDiffTests {
    @Test("for two large states, the failure shows only the differences and the lines next to them")
    func largeStates() async throws {
        try await expectFailures(
            """
            The transitions do not match (- expected, + actual):
              .loading("a")
              .loaded(
                [
                  …
                  Post(id: 2, authorID: 1, title: "Two", body: "The second post of this author"),
            -     Post(id: 3, authorID: 1, title: "Three", body: "The third post of this author"),
            +     Post(id: 3, authorID: 1, title: "3", body: "The third post of this author"),
                  Post(id: 4, authorID: 1, title: "Four", body: "The fourth post of this author"),
                  …
              .loaded(…)
            """
        ) {
            let store = PlainStore(SearchState.idle)
            let recorder = StateRecorder(store)
            store.pass(through: .loading("a"), .loaded(Post.five(third: "3")), .loaded(Post.five(third: "3")))
            recorder.expect(.loading("a"), .loaded(Post.five(third: "Three")), .loaded(Post.five(third: "3")))
        }
    }

    @Test("the failure shows the expected lines above the actual lines, similar to Swift code")
    func partsOfStates() async throws {
        let old = Form(name: "Ada", phones: ["home": 1, "work": 2], tags: ["b", "a"], note: nil, step: .editing)
        var new = old
        new.phones = ["home": 1, "mobile": 3]
        new.note = "“Hi”\nAda"
        new.step = .saved(at: 3, by: .zero)
        try await expectFailures(
            """
            The transitions do not match (- expected, + actual):
              Form(
                name: "Ada",
            -   phones: ["home": 1, "work": 2],
            +   phones: ["home": 1, "mobile": 3],
                tags: ["a", "b"],
            -   note: nil,
            -   step: .editing,
            +   note: "“Hi”\\nAda",
            +   step: .saved(at: 3, by: 0.0 seconds),
              )
            + Form(name: "", phones: [:], tags: [], note: nil, step: .editing)
            """
        ) { [new] in
            let store = PlainStore(old)
            let recorder = StateRecorder(store)
            store.pass(through: new, Form(name: "", phones: [:], tags: [], note: nil, step: .editing))
            recorder.expect(old)
        }
    }

    @Test("if two different states have the same text, the failure says so")
    func sameText() async throws {
        try await expectFailures(
            """
            The transitions do not match (- expected, + actual):
            - secret
            + secret
              (the two have the same text, but they are not equal)
            """
        ) {
            let store = PlainStore(Secret(text: "a"))
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

extension Post {
    fileprivate static func five(third: String) -> [Post] {
        let names = [("One", "first"), ("Two", "second"), (third, "third"), ("Four", "fourth"), ("Five", "fifth")]
        return names.enumerated().map { index, name in
            Post(id: ResourceID(index + 1), authorID: 1, title: name.0, body: "The \(name.1) post of this author")
        }
    }
}
