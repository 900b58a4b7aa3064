public import Core
public import Observation

/// Signs the user in and out, and stores the state of the login page.
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
    @ObservationIgnored private var isCancelled = false

    init(authUseCase: AuthUseCase) {
        self.authUseCase = authUseCase
    }
}

extension AuthStore: AuthActions {
    /// Sets the state to `loading`, and later to `signedIn`, `signedOut` or `error`.
    public func restore() async {
        await run { [authUseCase] () async throws(AuthError) in
            let user = try await authUseCase.restore()
            return user.map { .signedIn(user: AuthenticatedUser($0)) } ?? .signedOut(nil)
        }
    }

    /// Sets the state to `loading`, and later to `signedIn` or `error`.
    public func login(email: String, pass: String) async {
        await run { [authUseCase] () async throws(AuthError) in
            .signedIn(user: AuthenticatedUser(try await authUseCase.login(email: email, pass: pass)))
        }
    }

    /// Sets the state to `loading`, and later to `signedOut`. If the session cannot be deleted from this device, the
    /// state becomes `error`.
    public func logout() async {
        await run { [authUseCase] () async throws(AuthError) in
            .signedOut(try await authUseCase.logout())
        }
    }

    /// Cancels the current work and sets the state back to its value before this work.
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

    /// Waits until cancelled work has ended. Otherwise, its late result could replace the result of the next work.
    private func cancelledWork() async {
        guard isCancelled, work.isRunning else { return }
        for await _ in transitions.values {
            break
        }
    }
}
