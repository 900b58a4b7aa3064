import Core
import Foundation
import MyPage
import OpenCombine

/// Counts the transitions that all observers together have received.
final class Counter {
    var count = 0
}

/// Measures the store of MyPage. Its state changes between `loaded` and `editing`.
@MainActor
struct StoreContender {
    let counter = Counter()
    private let store: MyPageStore

    init(observers: Int) async {
        store = MyPageFeature(repository: StillRepository(), sessions: InMemorySessionStore()).myPageStore()
        await store.load()
        for _ in 0..<observers {
            store.transitions.observe { [counter] _ in counter.count += 1 }
        }
    }

    /// The current state of the store. `SubjectContender` uses it as its first state, so that both start equally.
    var state: MyPageState { store.state }

    /// Makes the given number of transitions. Returns the average time of one transition in nanoseconds.
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

/// Measures a store with OpenCombine that has the same actions and the same states as the store of MyPage.
@MainActor
struct SubjectContender {
    let counter = Counter()
    private let subject: CurrentValueSubject<MyPageState, Never>
    private let subscriptions: [AnyCancellable]

    init(observers: Int, loaded: MyPageState) {
        let subject = CurrentValueSubject<MyPageState, Never>(loaded)
        self.subject = subject
        subscriptions = (0..<observers).map { [counter] _ in
            subject.sink { _ in counter.count += 1 }
        }
        // A subject sends its current value when it is observed. This is not a transition.
        counter.count = 0
    }

    /// Makes the given number of transitions. Returns the average time of one transition in nanoseconds.
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
        guard case .profile(.loaded(let profile)) = subject.value else { return }
        subject.send(.editing(ProfileDraft(of: profile)))
    }

    private func discard() {
        guard case .editing(let draft) = subject.value else { return }
        subject.send(.profile(.loaded(draft.original)))
    }
}

/// A repository whose profile never changes.
private struct StillRepository: MyPageRepository {
    func profile() -> Profile {
        let user = User(id: "1", name: "Leanne Graham", email: "Sincere@april.biz", lastLoginDate: .distantPast)
        return Profile(user: user, fields: [.phone: "1-770-736-8031 x56442", .website: "hildegard.org"])
    }

    func update(_ changes: [ProfileField: String]) -> Profile {
        profile()
    }
}
