import Core
import Testing

@MainActor @Suite("Transitions")
struct TransitionsTests {
    let transitions = Transitions<Int>()

    @Test("an observer receives every transition in order, before send returns")
    func deliversAll() {
        var seen: [Int] = []
        transitions.observe { seen.append($0) }
        for number in 1...5 {
            transitions.send(number)
        }
        #expect(seen == [1, 2, 3, 4, 5])
    }

    @Test("if an observer sends a transition, all observers first receive the current one")
    func keepsOrder() {
        var first: [Int] = []
        var second: [Int] = []
        transitions.observe { [transitions] number in
            first.append(number)
            if number < 3 { transitions.send(number + 1) }
        }
        transitions.observe { second.append($0) }
        transitions.send(1)
        #expect(first == [1, 2, 3])
        #expect(second == [1, 2, 3])
    }

    @Test("after it is cancelled, an observer receives no transition, not even the current one")
    func cancels() {
        var seen: [Int] = []
        var second: Transitions<Int>.Observer?
        transitions.observe { _ in second?.cancel() }
        second = transitions.observe { seen.append($0) }
        transitions.send(1)
        transitions.send(2)
        #expect(seen == [])
    }

    @Test("a cancelled observer is deallocated")
    func forgets() {
        weak var kept: Token?
        do {
            let token = Token()
            kept = token
            transitions.observe { _ in _ = token }.cancel()
        }
        #expect(kept == nil)
    }

    @Test("a new observer receives only later transitions")
    func newObserver() {
        transitions.send(1)
        var seen: [Int] = []
        transitions.observe { seen.append($0) }
        transitions.send(2)
        #expect(seen == [2])
    }

    @Test("a sequence has all transitions even if it is read late, and ends when there is no sender")
    func streams() async {
        var store: Transitions<Int>? = Transitions()
        let values = store?.values
        for number in 1...1_000 {
            store?.send(number)
        }
        store = nil
        var seen: [Int] = []
        for await number in values ?? AsyncStream(unfolding: { nil }) {
            seen.append(number)
        }
        #expect(seen == Array(1...1_000))
    }

    private final class Token {}
}
