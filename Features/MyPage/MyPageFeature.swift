public import Core

/// The entry point of the feature. It receives the dependencies and creates the store.
public struct MyPageFeature {
    private let repository: any MyPageRepository
    private let sessions: any SessionStore

    /// Creates a feature that uses the API of the server. The feature also updates the user in the saved session.
    public init(client: any APIClient, sessions: any SessionStore) {
        self.init(repository: MyPageRepositoryImpl(apiClient: client), sessions: sessions)
    }

    /// Creates a feature that uses `repository` instead of the API, for example in a preview or a test.
    public init(repository: any MyPageRepository, sessions: any SessionStore) {
        self.repository = repository
        self.sessions = sessions
    }

    /// Creates a store for the profile of `user`, or of the user who is signed in. The state is `idle` until the first
    /// action. `onShowPosts` is called when the user wants to see their posts. Without it, the screen has no button for
    /// the posts.
    @MainActor
    public func myPageStore(of user: User.ID? = nil, onShowPosts: (@MainActor () -> Void)? = nil) -> MyPageStore {
        let myPageUseCase = MyPageUseCase(repository: repository, sessions: sessions, user: user)
        return MyPageStore(myPageUseCase: myPageUseCase, onShowPosts: onShowPosts)
    }
}
