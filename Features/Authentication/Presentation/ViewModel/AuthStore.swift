public import Core
public import Observation

/// Signs the user in and out, and stores who is signed in. From its first action on, the store also follows the saved
/// session, which the client can end and which another feature can change.
@MainActor
@Observable
public final class AuthStore: Store {
    /// The current state of the page.
    public private(set) var state: AuthState = .unknown {
        didSet { transitions.send(state) }
    }
    /// Delivers every new value of `state`, in order.
    public let transitions = Transitions<AuthState>()

    private let authUseCase: AuthUseCase
    private let work = LatestTask()
    @ObservationIgnored private var before: AuthState?
    @ObservationIgnored private var isRestoring = false
    @ObservationIgnored private var isFollowing = false

    init(authUseCase: AuthUseCase) {
        self.authUseCase = authUseCase
    }
}

extension AuthStore: AuthActions {
    /// Sets the state to `signedIn`, `signedOut` or `error`. The state is `loading` meanwhile, but `unknown` stays.
    public func restore() async {
        guard !work.isRunning else { return }
        isRestoring = true
        let before = state
        let loading = before == .unknown ? .unknown : AuthState.loading(user: before.user)
        await run(through: loading) { [authUseCase] () async throws(AuthError) in
            if let user = try await authUseCase.restore() { return .signedIn(user: AuthenticatedUser(user)) }
            return before.user == nil ? .signedOut(nil) : .ended(.signedOutElsewhere)
        }
    }

    /// Sets the state to `loading`, and later to `signedIn` or `error`.
    public func login(email: String, pass: String) async {
        guard !work.isRunning || isRestoring else { return }
        isRestoring = false
        await run(through: .loading(user: state.user)) { [authUseCase] () async throws(AuthError) in
            .signedIn(user: AuthenticatedUser(try await authUseCase.login(email: email, pass: pass)))
        }
    }

    /// Sets the state to `loading`, and later to `signedOut`. If the session cannot be deleted from this device, the
    /// state becomes `error`.
    public func logout() async {
        guard !work.isRunning else { return }
        await run(through: .loading(user: state.user)) { [authUseCase] () async throws(AuthError) in
            .signedOut(try await authUseCase.logout())
        }
    }

    /// Sets the state to `signedIn` or `signedOut` if it is `error`.
    public func acknowledgeError() {
        guard state.error != nil else { return }
        state = state.user.map { .signedIn(user: $0) } ?? .signedOut(nil)
    }

    /// Stops the running work and sets the state back to its value before this work.
    public func cancel() {
        guard work.isRunning, let before else { return }
        work.cancel()
        change(to: before)
    }
}

extension AuthStore {
    private func run(
        through loading: AuthState,
        _ action: @escaping @MainActor () async throws(AuthError) -> AuthState
    ) async {
        if !work.isRunning { before = state }
        change(to: loading)
        let user = state.user
        work.start { [self] () async throws(AuthError) in
            await follow()
            return try await action()
        } then: { [self] (result: Result<AuthState, AuthError>) in
            isRestoring = false
            switch result {
            case .success(let next): change(to: next)
            case .failure(let error): state = .error(error, user: user)
            }
        }
        await work.wait()
    }

    private func change(to next: AuthState) {
        if state != next { state = next }
    }

    /// Starts to follow the saved session.
    private func follow() async {
        guard !isFollowing else { return }
        isFollowing = true
        let changes = await authUseCase.sessions.changes()
        Task { [weak self] in
            for await change in changes {
                self?.follow(change)
            }
        }
    }

    /// While an action is running, changes are ignored, because the result of the action includes them.
    private func follow(_ change: SessionChange) {
        guard !work.isRunning else { return }
        switch change {
        case .saved(let session):
            let user = AuthenticatedUser(session.user)
            if user != state.user { state = .signedIn(user: user) }
        case .ended(let end):
            if state.user != nil { state = end == .signedOut ? .signedOut(nil) : .ended(end) }
        }
    }
}
