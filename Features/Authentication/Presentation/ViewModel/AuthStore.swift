public import Core

/// Signs the user in and out, and follows the saved session, which the client and other features can change.
@MainActor
public final class AuthStore: Store {
    /// The current state of the screen.
    @Observed public private(set) var state: AuthState = .unknown {
        // Observers are told before `didSet`.
        willSet {
            if !newValue.isLoading { stateWithoutWork = newValue }
        }
    }
    /// Delivers every new value of `state`, in order.
    public var transitions: Transitions<AuthState> { $state }

    private let authUseCase: AuthUseCase
    private let work = LatestTask()
    private var isRestoring = false
    private var stateWithoutWork = AuthState.signedOut(nil)

    init(authUseCase: AuthUseCase) {
        self.authUseCase = authUseCase
        let changes = authUseCase.changes()
        Task { [weak self] in
            for await change in changes {
                guard let self else { return }
                await follow(change)
            }
        }
    }
}

extension AuthStore: AuthActions {
    /// The state becomes `loading`, unless it is `unknown`, and later `signedIn`, `signedOut`, `ended` or `error`.
    public func restore() async {
        guard !work.isRunning else { return }
        if state != .unknown { state = .loading(user: state.user) }
        await run(isRestoring: true) { [self] () async throws(AuthError) in
            let user = try await authUseCase.restore()
            return stateWithoutWork.withoutError.after(.ended(.signedOutElsewhere), saved: user)
        }
    }

    /// Sets the state to `loading`, and later to `signedIn` or `error`. Does nothing while another login or a logout
    /// runs.
    public func login(email: String, pass: String) async {
        guard !work.isRunning || isRestoring else { return }
        state = .loading(user: state.user)
        await run(isRestoring: false) { [authUseCase] () async throws(AuthError) in
            let user = try await authUseCase.login(email: email, pass: pass)
            return .signedIn(user: AuthenticatedUser(user))
        }
    }

    /// Changes the state as `login(email:pass:)` does.
    public func login(token: String) async {
        guard !work.isRunning || isRestoring else { return }
        state = .loading(user: state.user)
        await run(isRestoring: false) { [authUseCase] () async throws(AuthError) in
            let user = try await authUseCase.login(token: token)
            return .signedIn(user: AuthenticatedUser(user))
        }
    }

    /// Sets the state to `loading`, and later to `signedOut`. If the session stays on the device, the state is `error`.
    public func logout() async {
        guard !work.isRunning else { return }
        state = .loading(user: state.user)
        await run(isRestoring: false) { [authUseCase] () async throws(AuthError) in
            let report = try await authUseCase.logout()
            return .signedOut(report)
        }
    }

    /// Sets the state to `signedIn` or `signedOut` if it is `error`.
    public func acknowledgeError() {
        state = state.withoutError
    }

    /// Restores the state before the action. If a login or logout started in `unknown`, the state becomes `signedOut`.
    public func cancel() {
        work.cancel()
        if state != .unknown { state = stateWithoutWork }
    }
}

extension AuthStore {
    private func run(isRestoring: Bool, _ action: @escaping @MainActor () async throws(AuthError) -> AuthState) async {
        self.isRestoring = isRestoring
        work.start(action) { [self] result in
            switch result {
            case .success(let next): state = next
            case .failure(let error): state = .error(error, user: state.user)
            }
        }
        await work.wait()
    }

    /// Waits until no action is running, and then applies the change. Does nothing in the state `unknown`, and if the
    /// state already shows the change, for example after a login of this store.
    private func follow(_ change: SessionChange) async {
        await work.wait()
        let before = state
        guard state != .unknown, state.after(change, saved: change.user) != state else { return }
        let user = try? await authUseCase.restore()
        guard state == before else { return await follow(change) }
        state = state.after(change, saved: user)
    }
}
