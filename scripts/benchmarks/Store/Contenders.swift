import Core
import Foundation
import MyPage
import OpenCombine

/// How many transitions all observers together were told.
@MainActor
final class Counter {
    var count = 0
}

/// Our store, going to and fro between `loaded` and `editing`.
@MainActor
struct StoreContender {
    let counter = Counter()
    let states: [MyPageState]
    private let store: MyPageStore

    init(observers: Int) async {
        store = MyPageFeature(repository: StillRepository()).myPageStore()
        await store.load()
        let loaded = store.state
        store.edit()
        states = [store.state, loaded]
        store.discard()
        for _ in 0..<observers {
            store.transitions.observe { [counter] _ in counter.count += 1 }
        }
    }

    /// Nanoseconds for one transition.
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

/// The peer, sending the same states.
@MainActor
struct SubjectContender {
    let counter = Counter()
    private let states: [MyPageState]
    private let subject: CurrentValueSubject<MyPageState, Never>
    private let subscriptions: [AnyCancellable]

    init(observers: Int, states: [MyPageState]) {
        self.states = states
        let subject = CurrentValueSubject<MyPageState, Never>(states[1])
        self.subject = subject
        subscriptions = (0..<observers).map { [counter] _ in
            subject.sink { _ in MainActor.assumeIsolated { counter.count += 1 } }
        }
        // A subject tells its present value at once; that is no transition.
        counter.count = 0
    }

    /// Nanoseconds for one transition.
    func time(_ transitions: Int) -> Double {
        let duration = ContinuousClock().measure {
            for _ in 0..<transitions / 2 {
                subject.send(states[0])
                subject.send(states[1])
            }
        }
        return duration / .nanoseconds(1) / Double(transitions)
    }
}

/// A profile that never changes.
private struct StillRepository: MyPageRepository {
    func profile() -> Profile {
        let user = User(id: "1", name: "Leanne Graham", email: "Sincere@april.biz", lastLoginDate: .distantPast)
        return Profile(user: user, phone: "1-770-736-8031 x56442", website: "hildegard.org")
    }

    func update(_ changes: [ProfileField: String]) -> Profile {
        profile()
    }
}
