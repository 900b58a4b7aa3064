import Core
import Testing

@MainActor @Suite("An observer of transitions", .timeLimit(.minutes(5)))
struct TransitionsObserverTests {
    let transitions = Transitions<Int>()

    @Test("if an observer cancels itself, the other observers still receive the state")
    func endsItself() {
        var own: Transitions<Int>.Observer?
        var seen: [Int] = []
        var others: [Int] = []
        own = transitions.observe { state in
            seen.append(state)
            own?.cancel()
        }
        transitions.observe { others.append($0) }
        transitions.send(1)
        transitions.send(2)
        #expect(seen == [1])
        #expect(others == [1, 2])
    }

    @Test("an observer that is added by another observer receives the next transition")
    func addedDuringDelivery() {
        var seen: [Int] = []
        transitions.observe { [transitions] state in
            guard state == 1 else { return }
            transitions.observe { seen.append($0) }
            transitions.send(2)
        }
        transitions.send(1)
        #expect(seen == [2])
    }

    @Test("an observer does not retain the transitions, and it can be cancelled twice")
    func outlives() {
        var transitions: Transitions<Int>? = Transitions()
        weak let weakTransitions = transitions
        let observer = transitions?.observe { _ in }
        transitions = nil
        #expect(weakTransitions == nil)
        observer?.cancel()
        observer?.cancel()
    }

    @Test("each sequence of values is complete, even if another sequence is cancelled")
    func readers() async {
        var store: PlainStore? = PlainStore(0)
        let streams = (1...3).compactMap { _ in store?.transitions.values }
        let readers = streams.map { stream in Task { await stream.all } }
        readers.first?.cancel()
        #expect(await readers.first?.value == [])
        store?.pass(through: 1, 2, 2)
        store = nil
        for reader in readers.dropFirst() {
            #expect(await reader.value == [1, 2, 2])
        }
    }
}

extension AsyncStream<Int> {
    /// All values of the stream. Reading this property waits until the stream ends.
    fileprivate var all: [Int] {
        get async {
            await reduce(into: []) { $0.append($1) }
        }
    }
}
