import Core
import TestSupport
import Testing

@MainActor @Suite("Transitions", .timeLimit(.minutes(5)))
struct TransitionsTests {
    let store = PlainStore(0)

    @Test("if an observer sends a transition, all observers first receive the current transition")
    func keepsOrder() {
        var first: [Int] = []
        var second: [Int] = []
        store.transitions.observe { [store] number in
            first.append(number)
            if number < 3 { store.pass(through: number + 1) }
        }
        store.transitions.observe { second.append($0) }
        store.pass(through: 1)
        #expect(first == [1, 2, 3])
        #expect(second == [1, 2, 3])
    }

    @Test("a cancelled observer receives no transition, not even the current transition")
    func cancels() {
        var seen: [Int] = []
        var second: Transitions<Int>.Observer?
        store.transitions.observe { _ in second?.cancel() }
        second = store.transitions.observe { seen.append($0) }
        store.pass(through: 1)
        store.pass(through: 2)
        #expect(seen == [])
    }

    @Test("a cancelled observer is deallocated")
    func forgets() {
        weak var kept: Token?
        do {
            let token = Token()
            kept = token
            store.transitions.observe { _ in _ = token }.cancel()
        }
        #expect(kept == nil)
    }

    @Test("a screen gets the present state and each later one. It is not retained, and its observer ends with it")
    func shows() {
        var (screen, token): (Token?, Token?) = (Token(), Token())
        weak let (oldScreen, oldToken) = (screen, token)
        var seen: [Int] = []
        if let screen { store.show(in: screen) { [token] in seen.append($0 === token ? -1 : $1) } }
        token = nil
        store.pass(through: 1, 2)
        #expect(seen == [0, 1, 2])
        screen = nil
        #expect(oldScreen == nil)
        store.pass(through: 3)
        #expect(seen == [0, 1, 2])
        #expect(oldToken == nil)
    }

    @Test("the observers of screens that are gone do not pile up, also if the state does not change")
    func doesNotPileUp() {
        weak var kept: Token?
        for _ in 1...3 {
            let token = Token()
            kept = token
            store.show(in: Token()) { [token] _, _ in _ = token }
        }
        store.show(in: self.store) { _, _ in }
        #expect(kept == nil)
    }

    @Test("if a screen changes the state when it is shown first, it also gets the new state")
    func showsChange() {
        var seen: [Int] = []
        store.show(in: store) { store, state in
            seen.append(state)
            if state == 0 { store.pass(through: 1) }
        }
        #expect(seen == [0, 1])
    }

    @Test("if an observer cancels itself, the other observers still receive the state")
    func endsItself() {
        var own: Transitions<Int>.Observer?
        var seen: [Int] = []
        var others: [Int] = []
        own = store.transitions.observe { state in
            seen.append(state)
            own?.cancel()
        }
        store.transitions.observe { others.append($0) }
        store.pass(through: 1)
        store.pass(through: 2)
        #expect(seen == [1])
        #expect(others == [1, 2])
    }

    @Test("an observer that is added by another observer receives only later transitions")
    func addedDuringDelivery() {
        var seen: [Int] = []
        store.transitions.observe { [store] state in
            guard state == 1 else { return }
            store.transitions.observe { seen.append($0) }
            store.pass(through: 2)
        }
        store.pass(through: 1)
        #expect(seen == [2])
    }

    @Test("an observer does not retain its store, and it can be cancelled twice")
    func outlives() {
        var store: PlainStore? = PlainStore(0)
        weak let weakTransitions = store?.transitions
        let observer = store?.transitions.observe { _ in }
        store = nil
        #expect(weakTransitions == nil)
        observer?.cancel()
        observer?.cancel()
    }

    @Test("a state that is equal to the state before is not delivered")
    func leavesOut() {
        var seen: [Int] = []
        store.transitions.observe { seen.append($0) }
        store.pass(through: 0, 1, 1, 2, 2, 0)
        #expect(seen == [1, 2, 0])
    }

    @Test("a sequence is complete, even if it is read late or another sequence is cancelled, and ends with its store")
    func sequences() async {
        var store: PlainStore? = PlainStore(0)
        let streams = (1...3).compactMap { _ in store?.transitions.values }
        let readers = streams.map { stream in Task { await stream.all } }
        readers.first?.cancel()
        #expect(await readers.first?.value == [])
        let late = store?.transitions.values
        for number in 1...1_000 {
            store?.pass(through: number)
        }
        store = nil
        let expected = Array(1...1_000)
        for reader in readers.dropFirst() {
            #expect(await reader.value == expected)
        }
        #expect(await late?.all == expected)
    }

    private final class Token {}
}

extension AsyncStream<Int> {
    /// All values of the stream. Reading this property waits until the stream ends.
    fileprivate var all: [Int] {
        get async {
            await reduce(into: []) { $0.append($1) }
        }
    }
}
