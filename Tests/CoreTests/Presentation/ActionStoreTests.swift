import Core
import TestSupport
import Testing

@MainActor @Suite("The actions of a store that have failed")
struct ActionStoreTests {
    /// The store of one thing, or of a list.
    enum Kind: CaseIterable { case one, list }

    private let client = ScriptedAPIClient()
    private let answers = Locked<[ListFailure?]>([])
    private let calls = Locked<[String]>([])

    init() {
        for path: APIPath in ["/action", "/load"] { client.on(.get, path) { _ in .status(204) } }
    }

    /// A store whose load fails with `failure` after one request.
    private func store(_ kind: Kind, failure: ListFailure? = nil) -> any ActionStore<ListFailure> & Failing {
        let answer = { @Sendable [client] () async throws(ListFailure) in
            _ = try? await client.send(APIRequest(.get, "/load"))
            if let failure { throw failure }
        }
        switch kind {
        case .one:
            return LoadStore<String, ListFailure> { _, _ throws(ListFailure) in
                try await answer()
                return ""
            }
        case .list:
            return ItemStore(ItemQuery(), clock: client.clock) { _, _ throws(ListFailure) in
                try await answer()
                return ListPage(1, of: [], limit: 2)
            }
        }
    }

    /// An action. Its answer is an event. It fails as `answers` says.
    private func attempt(_ name: String, of store: some ActionStore<ListFailure>) async {
        _ = await store.attempt { [client, answers, calls] () async throws(ListFailure) in
            calls.change { $0.append(name) }
            let failure = answers.change { $0.isEmpty ? nil : $0.removeFirst() }
            _ = try? await client.send(APIRequest(.get, "/action"))
            if let failure { throw failure }
        }
    }

    @Test("the error of an action stays if one that began before succeeds", .everyOrder, arguments: Kind.allCases)
    func stays(kind: Kind) async {
        let store = store(kind)
        answers.change { $0 = [nil, .lost] }
        await user(
            .action("succeeds") { await attempt("a", of: store) },
            .action("fails") { await attempt("b", of: store) }
        )
        #expect(store.error == .lost)
        await attempt("c", of: store)
        #expect(store.error == nil)
    }

    @Test("the error of an action that fails during a load stays", .everyOrder, arguments: Kind.allCases)
    func staysDuringLoad(kind: Kind) async {
        let store = store(kind)
        answers.change { $0 = [.lost] }
        await user(
            .action("load") { await store.load() },
            .action("fails") { await attempt("a", of: store) }
        )
        #expect(store.error == .lost)
    }

    @Test("two taps on Try Again repeat an action once", .everyOrder, arguments: Kind.allCases)
    func repeatsOnce(kind: Kind) async {
        let store = store(kind)
        answers.change { $0 = [.lost] }
        await attempt("a", of: store)
        await user(
            .action("Try Again") { await store.retry() },
            .action("Try Again") { await store.retry() }
        )
        #expect(calls.value == ["a", "a"] && store.error == nil)
    }

    @Test("retry repeats the last failed action, but none that failed before", .order(""), arguments: Kind.allCases)
    func repeatsLast(kind: Kind) async {
        let store = store(kind)
        answers.change { $0 = [.lost, .lost, .offline] }
        for name in ["a", "b"] { await attempt(name, of: store) }
        await store.retry()
        #expect(store.error == .offline)
        await store.retry()
        #expect(calls.value == ["a", "b", "b", "b"] && store.error == nil)
    }

    @Test("of actions that failed side by side, retry repeats each", .order(""), arguments: Kind.allCases)
    func repeatsBoth(kind: Kind) async {
        let store = store(kind)
        answers.change { $0 = [.lost, .lost] }
        async let other: Void = attempt("a", of: store)
        await attempt("b", of: store)
        await other
        await store.retry()
        #expect(store.error == .lost)
        await store.retry()
        #expect(calls.value.sorted() == ["a", "a", "b", "b"] && store.error == nil)
    }

    @Test("the error of an action stays if a load fails after it", .order(""), arguments: Kind.allCases)
    func staysAfterLoad(kind: Kind) async {
        let store = store(kind, failure: .offline)
        answers.change { $0 = [.lost] }
        client.on(.get, "/load") { _ in .status(204) }
        async let load: Void = store.load()
        await attempt("a", of: store)
        await load
        #expect(store.error == .lost)
    }
}

/// A store whose state has an error.
@MainActor
private protocol Failing {
    var error: ListFailure? { get }
    func load() async
}

extension LoadStore<String, ListFailure>: Failing {
    fileprivate var error: ListFailure? { state.error }
}

extension ItemStore: Failing {
    fileprivate var error: ListFailure? { state.error }
}
