import Core
import Foundation
import TestSupport
import Testing

@MainActor @Suite("The store of one thing", .exhaustive)
struct LoadStoreTests {
    enum Fault: Error {
        case lost
    }

    typealias WordStore = LoadStore<String, Fault>

    @MainActor
    struct Fixture {
        let store: WordStore
        let recorder: StateRecorder<LoadState<String, Fault>>
        /// The answers to `fetch`. `nil` is an error.
        private let answers = Locked<[String?]>([])
        /// What was already loaded at each call of `fetch`.
        private let partials = Locked<[String?]>([])

        init(initial: String? = nil, saved: String? = nil) {
            let copy = saved.map { SavedCopy($0, savedAt: .distantPast, includedChanges: [1]) }
            // A word of one letter is a part of the content.
            store = WordStore(initial, saved: { copy }) { [answers, partials] (part, show) async throws(Fault) in
                var part = part
                while true {
                    partials.change { [part] in $0.append(part) }
                    guard let word = answers.change({ $0.removeFirst() }) else { throw .lost }
                    if word.count == 2 { return word }
                    show(word)
                    part = word
                }
            }
            recorder = StateRecorder(store)
        }

        func answer(_ words: String?...) {
            answers.change { $0 += words }
        }

        /// Checks the states since the last call, and what was already loaded at each call of `fetch`.
        func expect(
            _ states: LoadState<String, Fault>...,
            loaded: [String?] = [],
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            recorder.expect(states, sourceLocation: sourceLocation)
            let fetched = partials.change { partials in
                defer { partials = [] }
                return partials
            }
            #expect(fetched == loaded, sourceLocation: sourceLocation)
            #expect(answers.value.isEmpty, sourceLocation: sourceLocation)
        }
    }

    let word = Fixture()

    @Test("a saved copy is visible until a part is loaded, and stays after an error")
    func showsSavedCopy() async {
        let word = Fixture(saved: "xy")
        word.answer(nil)
        await word.store.loadIfNeeded()
        let error = LoadState<String, Fault>.error(.lost, previous: "xy")
        word.expect(.loading(previous: nil), .loading(previous: "xy"), error, loaded: [nil])
        #expect(word.store.savedAt == .distantPast && word.store.includedChanges == [1])
        word.answer("a", "ab")
        await word.store.retry()
        word.expect(.loading(previous: "xy"), .loading(previous: "a"), .loaded("ab"), loaded: [nil, "a"])
        #expect(word.store.savedAt == nil)
    }

    @Test("a saved copy does not replace content that is already visible")
    func prefersVisible() async {
        let word = Fixture(initial: "i", saved: "xy")
        word.answer(nil)
        await word.store.load()
        word.expect(.loading(previous: "i"), .error(.lost, previous: "i"), loaded: [nil])
        #expect(word.store.savedAt == nil)
    }

    @Test("each part is visible until the next part is loaded, but it does not replace complete content")
    func showsParts() async {
        word.answer("a", "ab")
        await word.store.load()
        word.expect(.loading(previous: nil), .loading(previous: "a"), .loaded("ab"), loaded: [nil, "a"])
        word.answer("c", "cd")
        await word.store.load()
        word.expect(.loading(previous: "ab"), .loaded("cd"), loaded: [nil, "c"])
    }

    @Test("the initial content is visible at once, and only load and loadAgain load it again")
    func hasInitial() async {
        let word = Fixture(initial: "a")
        #expect(word.store.state == .idle(previous: "a"))
        word.answer("ab")
        await word.store.loadIfNeeded()
        word.expect(.loading(previous: "a"), .loaded("ab"), loaded: ["a"])
        await word.store.loadIfNeeded()
        word.expect()
        word.answer("cd")
        await word.store.loadAgain()
        word.expect(.loading(previous: "ab"), .loaded("cd"), loaded: [nil])

        let other = Fixture(initial: "a")
        other.answer(nil)
        await other.store.load()
        other.expect(.loading(previous: "a"), .error(.lost, previous: "a"), loaded: [nil])
        other.answer("a", "ab")
        await other.store.retry()
        other.expect(.loading(previous: "a"), .loaded("ab"), loaded: [nil, "a"])
    }

    @Test("retry repeats only the part that has failed, and without an error, it does nothing")
    func retries() async {
        await word.store.retry()
        word.answer("a", nil)
        await word.store.load()
        let states: [LoadState<String, Fault>] = [.loading(previous: nil), .loading(previous: "a")]
        word.expect(states[0], states[1], .error(.lost, previous: "a"), loaded: [nil, "a"])
        await word.store.loadIfNeeded()
        word.store.cancel()
        word.expect()
        word.answer("ab")
        await word.store.retry()
        word.expect(.loading(previous: "a"), .loaded("ab"), loaded: ["a"])

        word.answer("c", nil)
        await word.store.load()
        word.expect(.loading(previous: "ab"), .error(.lost, previous: "ab"), loaded: [nil, "c"])
        word.answer("cd")
        await word.store.retry()
        word.expect(.loading(previous: "ab"), .loaded("cd"), loaded: ["c"])
        await word.store.retry()
        word.expect()
    }

    @Test("after an error, loadIfNeeded loads if nothing is visible, or if a part is missing after acknowledgeError")
    func acknowledges() async {
        word.store.acknowledgeError()
        for _ in 1...2 {
            word.answer(nil)
            await word.store.loadIfNeeded()
            word.expect(.loading(previous: nil), .error(.lost, previous: nil), loaded: [nil])
        }
        word.store.acknowledgeError()
        word.expect(.idle(previous: nil))
        word.answer("a", nil)
        await word.store.loadIfNeeded()
        word.store.acknowledgeError()
        word.expect(
            .loading(previous: nil),
            .loading(previous: "a"),
            .error(.lost, previous: "a"),
            .idle(previous: "a"),
            loaded: [nil, "a"]
        )
        word.answer("ab", nil)
        await word.store.loadIfNeeded()
        await word.store.load()
        word.store.acknowledgeError()
        word.expect(
            .loading(previous: "a"),
            .loaded("ab"),
            .loading(previous: "ab"),
            .error(.lost, previous: "ab"),
            .loaded("ab"),
            loaded: ["a", nil]
        )
    }

    @Test("the error of an action stays until the action succeeds or a load fails")
    func attempts() async {
        let fails = Locked(true)
        func act() async { _ = await word.store.attempt { () throws(Fault) in if fails.value { throw .lost } } }
        await act()
        await word.store.loadAgain()
        await word.store.retry()
        fails.change { $0 = false }
        await word.store.retry()
        word.expect(.error(.lost, previous: nil), .idle(previous: nil))

        fails.change { $0 = true }
        word.answer("ab")
        word.store.startOther()
        await act()
        await word.store.loadIfNeeded()
        fails.change { $0 = false }
        await act()
        let states: [LoadState<String, Fault>] = [.loading(previous: nil), .error(.lost, previous: nil)]
        word.expect(states[0], states[1], .error(.lost, previous: "ab"), .loaded("ab"), loaded: [nil])

        fails.change { $0 = true }
        word.answer(nil)
        word.store.startOther()
        await act()
        fails.change { $0 = false }
        await act()
        await word.store.loadIfNeeded()
        let error = LoadState<String, Fault>.error(.lost, previous: "ab")
        word.expect(.loading(previous: "ab"), error, .loading(previous: "ab"), error, loaded: [nil])
    }
}
