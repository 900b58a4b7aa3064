public import Core
public import Foundation

/// The entry point of the feature. It receives the dependencies and creates the store.
public struct AuthenticationFeature {
    private let authUseCase: AuthUseCase

    /// Creates a feature that uses the API of the server.
    ///
    /// - Parameters:
    ///   - client: The client that sends the requests.
    ///   - sessions: The store that saves the session.
    ///   - now: Returns the current time, which is used to calculate when a token expires.
    ///   - clock: Measures how long a logout waits for the server.
    public init(
        client: any APIClient,
        sessions: any SessionStore,
        now: @escaping @Sendable () -> Date = { Date() },
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.init(repository: AuthRepositoryImpl(apiClient: client, now: now), sessions: sessions, clock: clock)
    }

    /// Creates a feature that uses `repository` instead of the API, for example in a preview or a test.
    public init(
        repository: any AuthRepository,
        sessions: any SessionStore,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        authUseCase = AuthUseCase(repository: repository, sessions: sessions, clock: clock)
    }

    /// Creates a store. The state is `unknown` until `restore()` has ended, or a login or logout starts.
    @MainActor
    public func makeAuthStore() -> AuthStore {
        AuthStore(authUseCase: authUseCase)
    }
}
