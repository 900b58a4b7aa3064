import Core
import Foundation
import MyPage
import OpenCombine

/// How many transitions all observers together were told.
final class Counter {
    var count = 0
}

/// Our store, going to and fro between `loaded` and `editing`.
@MainActor
struct StoreContender {
    let counter = Counter()
    private let store: MyPageStore

    init(observers: Int) async {
        store = MyPageFeature(repository: StillRepository()).myPageStore()
        await store.load()
        for _ in 0..<observers {
            store.transitions.observe { [counter] _ in counter.count += 1 }
        }
    }

    /// The state that both contenders begin with.
    var state: MyPageState { store.state }

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

/// The same store as a team would write it on the peer: the same actions, the same states.
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
        // A subject tells its present value at once; that is no transition.
        counter.count = 0
    }

    /// Nanoseconds for one transition.
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
        guard case .loaded(let profile) = subject.value else { return }
        subject.send(.editing(ProfileDraft(of: profile)))
    }

    private func discard() {
        guard case .editing(let draft) = subject.value else { return }
        subject.send(.loaded(draft.original))
    }
}

/// A profile that never changes.
private struct StillRepository: MyPageRepository {
    func profile() -> Profile {
        let user = User(id: "1", name: "Leanne Graham", email: "Sincere@april.biz", lastLoginDate: .distantPast)
        return Profile(user: user, fields: [.phone: "1-770-736-8031 x56442", .website: "hildegard.org"])
    }

    func update(_ changes: [ProfileField: String]) -> Profile {
        profile()
    }
}
