public import Core
public import Root

/// The entry point of the test screens.
public struct TestFeature {
    let client: any APIClient
    let user: User.ID?

    /// Creates a feature for a user, or for nobody.
    public init(client: any APIClient, user: User.ID?) {
        (self.client, self.user) = (client, user)
    }
}

extension [AppFeature] {
    /// Two tabs for tests of `RootStore`: `notes` and `user`.
    public static let notesAndUser = [
        AppFeature(TestNoteRoute.self) { TestFeature(client: $0.client, user: $0.user) },
        AppFeature(TestUserRoute.self) { TestFeature(client: $0.client, user: $0.user) },
    ]
}
