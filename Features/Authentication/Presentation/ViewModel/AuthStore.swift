public import Core
public import Observation

/// Holds who is signed in.
@MainActor
@Observable
public final class AuthStore: Store {
    /// What the login page is now.
    public private(set) var state: AuthState = .signedOut(nil) {
        didSet { transitions.send(state) }
    }
    /// Every transition of `state`, in order.
    public let transitions = Transitions<AuthState>()

    private let authUseCase: AuthUseCase
    private let work = LatestTask()

    init(authUseCase: AuthUseCase) {
        self.authUseCase = authUseCase
    }
}

extension AuthStore: AuthActions {
    public func restore() async {
        await run { [authUseCase] () async throws(AuthError) in
            let user = try await authUseCase.restore()
            return user.map { .signedIn(user: AuthenticatedUser($0)) } ?? .signedOut(nil)
        }
    }

    public func login(email: String, pass: String) async {
        await run { [authUseCase] () async throws(AuthError) in
            .signedIn(user: AuthenticatedUser(try await authUseCase.login(email: email, pass: pass)))
        }
    }

    public func logout() async {
        await run { [authUseCase] () async throws(AuthError) in
            .signedOut(try await authUseCase.logout())
        }
    }

    public func cancel() {
        work.cancel()
    }

    private func run(_ action: @escaping @MainActor () async throws(AuthError) -> AuthState) async {
        guard !work.isRunning else { return }
        let previous = state
        state = .loading
        switch await work.run(action) {
        case .success(let next): state = next
        case .failure(let error): state = .error(error)
        case .cancelled: state = previous
        case .superseded: break
        }
    }
}
