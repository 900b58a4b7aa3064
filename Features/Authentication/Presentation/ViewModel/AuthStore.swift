public import Core
public import Observation

/// Signs the user in and out, and stores who is signed in. From its first action on, the store also follows the saved
/// session, which the client can end and which another feature can change.
@MainActor
@Observable
public final class AuthStore: Store {
    /// The current state of the page.
    public private(set) var state: AuthState = .unknown {
        didSet {
            if _state != oldValue { transitions.send(_state) }
        }
    }
    /// Delivers every new value of `state`, in order.
    public let transitions = Transitions<AuthState>()

    private let authUseCase: AuthUseCase
    private let work = LatestTask()
    @ObservationIgnored private var before = AuthState.unknown
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
        let before = state
        let loading = before == .unknown ? .unknown : AuthState.loading(user: before.user)
        await run(isRestoring: true, through: loading) { [authUseCase] () async throws(AuthError) in
            if let user = try await authUseCase.restore() { return .signedIn(user: AuthenticatedUser(user)) }
            return switch before {
            case .signedOut, .ended: before
            default: before.user == nil ? .signedOut(nil) : .ended(.signedOutElsewhere)
            }
        }
    }

    /// Sets the state to `loading`, and later to `signedIn` or `error`.
    public func login(email: String, pass: String) async {
        guard !work.isRunning || isRestoring else { return }
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

    /// Stops the running work and sets the state back to its value before this work. A login that started in the state
    /// `unknown` leads to `signedOut`.
    public func cancel() {
        guard work.isRunning else { return }
        work.cancel()
        state = before == .unknown && !isRestoring ? .signedOut(nil) : before
    }
}

extension AuthStore {
    private func run(
        isRestoring: Bool = false,
        through loading: AuthState,
        _ action: @escaping @MainActor () async throws(AuthError) -> AuthState
    ) async {
        if !work.isRunning { before = state }
        self.isRestoring = isRestoring
        state = loading
        work.start { [self] () async throws(AuthError) in
            await follow()
            return try await action()
        } then: { [self] (result: Result<AuthState, AuthError>) in
            switch result {
            case .success(let next): state = next
            case .failure(let error): state = .error(error, user: state.user)
            }
        }
        await work.wait()
    }

    /// Starts to follow the saved session.
    private func follow() async {
        guard !isFollowing else { return }
        isFollowing = true
        let changes = await authUseCase.sessions.changes()
        Task { [weak self] in
            for await change in changes {
                guard let self else { return }
                await follow(change)
            }
        }
    }

    /// A change waits until no action is running. Until then, the session can change again. So the saved session says
    /// who is signed in, and the change only says why a session has ended.
    private func follow(_ change: SessionChange) async {
        var saved: AuthenticatedUser?
        repeat {
            await work.wait()
            saved = (try? await authUseCase.restore()).map { AuthenticatedUser($0) }
        } while work.isRunning
        if let saved {
            if saved != state.user { state = .signedIn(user: saved) }
        } else if case .ended(let end) = change, state.user != nil || state == .ended(.signedOutElsewhere) {
            state = end == .signedOut ? .signedOut(nil) : .ended(end)
        }
    }
}
