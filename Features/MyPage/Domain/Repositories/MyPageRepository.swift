public import Core

/// Reads and changes the profile of the user who is signed in. The app has a `MyPageRepositoryImpl`.
public protocol MyPageRepository: Sendable {
    /// Reads the profile of the user who is signed in.
    func profile() async throws(MyPageError) -> Profile
    /// Changes some fields of the profile of `user`. Returns the whole profile after the change, if the server sends
    /// it. Throws `notSignedIn`, and sends nothing, if another user is signed in.
    func update(_ changes: [ProfileField: String], of user: User.ID) async throws(MyPageError) -> Profile?
}
