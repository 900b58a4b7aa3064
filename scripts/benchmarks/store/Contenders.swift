import Core
import Foundation
import OpenCombine

/// Counts the transitions that all observers together have received.
final class Counter {
    var count = 0
}

/// Measures `ContactStore`. Its state changes between `loaded` and `editing`.
@MainActor
struct StoreContender {
    let counter = Counter()
    private let store: ContactStore

    init(observers: Int, _ contact: Contact) {
        store = ContactStore(contact)
        for _ in 0..<observers {
            store.transitions.observe { [counter] _ in counter.count += 1 }
        }
    }

    /// Makes `transitions` transitions, an even number. Returns the average time of one transition in nanoseconds.
    func time(_ transitions: Int) -> Double {
        let duration = ContinuousClock().measure {
            for _ in 0..<transitions / 2 {
                store.edit()
                store.discard()
            }
        }
        return duration / .nanoseconds(1) / Double(transitions)
    }
}

/// Measures a store with OpenCombine that has the same actions and the same states as `ContactStore`.
@MainActor
struct SubjectContender {
    let counter = Counter()
    private let subject: CurrentValueSubject<ContactState, Never>
    private let subscriptions: [AnyCancellable]

    init(observers: Int, _ contact: Contact) {
        let subject = CurrentValueSubject<ContactState, Never>(.contact(.loaded(contact)))
        self.subject = subject
        subscriptions = (0..<observers).map { [counter] _ in
            subject.sink { _ in counter.count += 1 }
        }
        // A subject sends its current value when it is observed. This is not a transition.
        counter.count = 0
    }

    /// Makes `transitions` transitions, an even number. Returns the average time of one transition in nanoseconds.
    func time(_ transitions: Int) -> Double {
        let duration = ContinuousClock().measure {
            for _ in 0..<transitions / 2 {
                edit()
                discard()
            }
        }
        return duration / .nanoseconds(1) / Double(transitions)
    }

    private func edit() {
        guard case .contact(.loaded(let contact)) = subject.value else { return }
        subject.send(.editing(ContactDraft(of: contact)))
    }

    private func discard() {
        guard case .editing(let draft) = subject.value else { return }
        subject.send(.contact(.loaded(draft.original)))
    }
}
