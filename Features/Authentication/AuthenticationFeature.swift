public import Core
public import Foundation

/// The way into the feature: dependencies in, store out.
public struct AuthenticationFeature {
    private let authUseCase: AuthUseCase

    /// Makes the feature over an API, with a place for the session; `now` dates the tokens, and `clock` limits the logout.
    public init(
        client: any APIClient,
        sessions: any SessionStore,
        now: @escaping @Sendable () -> Date = { Date() },
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.init(repository: AuthRepositoryImpl(apiClient: client, now: now), sessions: sessions, clock: clock)
    }

    /// Makes the feature over a repository of your own.
    public init(
        repository: any AuthRepository,
        sessions: any SessionStore,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        authUseCase = AuthUseCase(repository: repository, sessions: sessions, clock: clock)
    }

    /// A store that is signed out until it restores a session or logs in.
    @MainActor
    public func authStore() -> AuthStore {
        AuthStore(authUseCase: authUseCase)
    }
}
