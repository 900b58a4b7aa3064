public import Core
public import Observation

/// Signs the user in and out, and holds the state of the login page.
@MainActor
@Observable
public final class AuthStore: Store {
    /// The current state of the page.
    public private(set) var state: AuthState = .signedOut(nil) {
        didSet { transitions.send(state) }
    }
    /// Delivers every new value of `state`, in order.
    public let transitions = Transitions<AuthState>()

    private let authUseCase: AuthUseCase
    private let work = LatestTask()
    private var isCancelled = false

    init(authUseCase: AuthUseCase) {
        self.authUseCase = authUseCase
    }
}

extension AuthStore: AuthActions {
    /// Sets `loading`, and later `signedIn`, `signedOut` or `error`.
    public func restore() async {
        await run { [authUseCase] () async throws(AuthError) in
            let user = try await authUseCase.restore()
            return user.map { .signedIn(user: AuthenticatedUser($0)) } ?? .signedOut(nil)
        }
    }

    /// Sets `loading`, and later `signedIn` or `error`.
    public func login(email: String, pass: String) async {
        await run { [authUseCase] () async throws(AuthError) in
            .signedIn(user: AuthenticatedUser(try await authUseCase.login(email: email, pass: pass)))
        }
    }

    /// Sets `loading`, and later `signedOut`, or `error` if the session cannot be deleted from this device.
    public func logout() async {
        await run { [authUseCase] () async throws(AuthError) in
            .signedOut(try await authUseCase.logout())
        }
    }

    /// Cancels the current work. Then the state is the same as before this work.
    public func cancel() {
        isCancelled = work.isRunning
        work.cancel()
    }

    private func run(_ action: @escaping @MainActor () async throws(AuthError) -> AuthState) async {
        await cancelledWork()
        guard !work.isRunning else { return }
        isCancelled = false
        let previous = state
        state = .loading
        switch await work.run(action) {
        case .success(let next): state = next
        case .failure(let error): state = .error(error)
        case .cancelled: state = previous
        case .superseded: break
        }
    }

    /// Waits until cancelled work has ended. It may still succeed, and it must not replace the result of the next work.
    private func cancelledWork() async {
        guard isCancelled, work.isRunning else { return }
        for await _ in transitions.values {
            break
        }
    }
}
