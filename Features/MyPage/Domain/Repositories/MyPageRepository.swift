/// Reads and changes the profile of the user who is signed in.
public protocol MyPageRepository: Sendable {
    /// Reads the profile of the user who is signed in.
    func profile() async throws(MyPageError) -> Profile
    /// Changes some fields of the profile. Returns the whole profile after the change, if the server sends it.
    func update(_ changes: [ProfileField: String]) async throws(MyPageError) -> Profile?
}
