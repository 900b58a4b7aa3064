public import Core

/// The entry point of the feature. It takes the dependencies and creates the stores.
public struct MyPageFeature {
    private let myPageUseCase: MyPageUseCase

    /// Creates the feature with the API. The user in the session follows the profile.
    public init(client: any APIClient, sessions: any SessionStore) {
        self.init(repository: MyPageRepositoryImpl(apiClient: client), sessions: sessions)
    }

    /// Creates the feature with another repository.
    public init(repository: any MyPageRepository, sessions: any SessionStore) {
        myPageUseCase = MyPageUseCase(repository: repository, sessions: sessions)
    }

    /// Creates a store for the profile. Its state is `idle` until the first action.
    @MainActor
    public func myPageStore() -> MyPageStore {
        MyPageStore(myPageUseCase: myPageUseCase)
    }
}
