import Core
import Testing

@MainActor @Suite("Transitions")
struct TransitionsTests {
    let transitions = Transitions<Int>()

    @Test("every transition is told, in order, at once")
    func tellsAll() {
        var seen: [Int] = []
        transitions.observe { seen.append($0) }
        for number in 1...5 {
            transitions.send(number)
        }
        #expect(seen == [1, 2, 3, 4, 5])
    }

    @Test("a transition that an observer causes is told after the one it reacted to, to all in the same order")
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

    @Test("a cancelled subscription is told nothing more, not even what is just being told")
    func cancels() {
        var seen: [Int] = []
        var second: ObservationToken?
        transitions.observe { _ in second?.cancel() }
        second = transitions.observe { seen.append($0) }
        transitions.send(1)
        transitions.send(2)
        #expect(seen == [])
    }

    @Test("an observer that went away is not kept")
    func forgets() {
        weak var kept: Token?
        do {
            let token = Token()
            kept = token
            transitions.observe { _ in _ = token }.cancel()
        }
        #expect(kept == nil)
    }

    @Test("an observer that comes later is told what happens from then on")
    func tellsLatecomers() {
        transitions.send(1)
        var seen: [Int] = []
        transitions.observe { seen.append($0) }
        transitions.send(2)
        #expect(seen == [2])
    }

    @Test("the sequence loses none, however late it is read, and ends with the store")
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
