public import Core
public import Foundation

/// The entry point of the feature. It takes the dependencies and creates the store.
public struct AuthenticationFeature {
    private let authUseCase: AuthUseCase

    /// Creates the feature with the API.
    ///
    /// - Parameters:
    ///   - client: Sends the requests.
    ///   - sessions: Saves the session.
    ///   - now: The current time. The expiry date of a token counts from it.
    ///   - clock: Limits how long a logout waits for the server.
    public init(
        client: any APIClient,
        sessions: any SessionStore,
        now: @escaping @Sendable () -> Date = { Date() },
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.init(repository: AuthRepositoryImpl(apiClient: client, now: now), sessions: sessions, clock: clock)
    }

    /// Creates the feature with another repository.
    public init(
        repository: any AuthRepository,
        sessions: any SessionStore,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        authUseCase = AuthUseCase(repository: repository, sessions: sessions, clock: clock)
    }

    /// Creates a store. Its state is `signedOut` until it restores a session or signs in.
    @MainActor
    public func authStore() -> AuthStore {
        AuthStore(authUseCase: authUseCase)
    }
}
