public import Core

/// The way into the feature: dependencies in, store out.
public struct MyPageFeature {
    private let myPageUseCase: MyPageUseCase

    /// Makes the feature over an API; the session's copy of the user follows the profile.
    public init(client: any APIClient, sessions: any SessionStore) {
        self.init(repository: MyPageRepositoryImpl(apiClient: client, sessions: sessions))
    }

    /// Makes the feature over a repository of your own.
    public init(repository: any MyPageRepository) {
        myPageUseCase = MyPageUseCase(repository: repository)
    }

    /// A store of the profile, idle until it is loaded.
    @MainActor
    public func myPageStore() -> MyPageStore {
        MyPageStore(myPageUseCase: myPageUseCase)
    }
}
