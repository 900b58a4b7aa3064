public import Core

/// The entry point of the feature. It receives the dependencies and creates the store.
public struct MyPageFeature {
    private let repository: any MyPageRepository
    private let sessions: any SessionStore
    private let user: User.ID?
    /// The link to the posts of the user, which are in another feature.
    let posts: DeepLink?

    /// Creates a feature that uses the API of the server. The feature also updates the user in the saved session.
    ///
    /// - Parameters:
    ///   - client: Sends the requests.
    ///   - sessions: Stores the session of the user.
    ///   - user: The user whose profile is shown. `nil` means any user who is signed in.
    ///   - posts: The link to the posts of the user. Without it, the screen has no button for the posts.
    public init(client: any APIClient, sessions: any SessionStore, user: User.ID? = nil, posts: DeepLink? = nil) {
        self.init(repository: MyPageRepositoryImpl(apiClient: client), sessions: sessions, user: user, posts: posts)
    }

    /// Creates a feature that uses `repository` instead of the API, for example in a preview or a test.
    public init(
        repository: any MyPageRepository,
        sessions: any SessionStore,
        user: User.ID? = nil,
        posts: DeepLink? = nil
    ) {
        (self.repository, self.sessions) = (repository, sessions)
        (self.user, self.posts) = (user, posts)
    }

    /// Creates a store for the profile. The state is `idle` until the first action. `onEdit` opens the form.
    /// `onShowPosts` shows the posts of the user. Without it, the screen has no button for them.
    @MainActor
    public func makeMyPageStore(
        onEdit: @escaping @MainActor (ProfileFormStore) -> Void = { _ in },
        onShowPosts: (@MainActor () -> Void)? = nil
    ) -> MyPageStore {
        let myPageUseCase = MyPageUseCase(repository: repository, sessions: sessions, user: user)
        return MyPageStore(myPageUseCase: myPageUseCase, onEdit: onEdit, onShowPosts: onShowPosts)
    }
}
