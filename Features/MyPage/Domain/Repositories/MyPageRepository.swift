/// Reads and changes the profile.
public protocol MyPageRepository: Sendable {
    /// The profile of the user who is signed in.
    func profile() async throws(MyPageError) -> Profile
    /// Changes some fields. Returns the whole profile after the change.
    func update(_ changes: [ProfileField: String]) async throws(MyPageError) -> Profile
}
