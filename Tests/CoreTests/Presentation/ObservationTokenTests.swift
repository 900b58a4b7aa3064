import Core
import Testing

@MainActor @Suite("A subscription to transitions", .timeLimit(.minutes(1)))
struct ObservationTokenTests {
    let transitions = Transitions<Int>()

    @Test("an observer may end its own subscription while it is told, and the others are told all the same")
    func endsItself() {
        var own: ObservationToken?
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

    @Test("an observer that comes during a delivery is told from the next transition on")
    func comesDuringDelivery() {
        var seen: [Int] = []
        transitions.observe { [transitions] state in
            guard state == 1 else { return }
            transitions.observe { seen.append($0) }
            transitions.send(2)
        }
        transitions.send(1)
        #expect(seen == [2])
    }

    @Test("a subscription does not keep the store's transitions, and may be cancelled after them, and twice")
    func outlives() {
        var transitions: Transitions<Int>? = Transitions()
        weak let weakTransitions = transitions
        let subscription = transitions?.observe { _ in }
        transitions = nil
        #expect(weakTransitions == nil)
        subscription?.cancel()
        subscription?.cancel()
    }

    @Test("of several readers of one store each gets every value, whichever of them is cancelled")
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
    /// All values, when the stream has ended.
    fileprivate var all: [Int] {
        get async {
            await reduce(into: []) { $0.append($1) }
        }
    }
}
