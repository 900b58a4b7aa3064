public import Core

/// Where the profile comes from, and where edits go.
public protocol MyPageRepository: Sendable {
    /// The profile of whoever is signed in.
    func profile() async throws(MyPageError) -> Profile
    /// Changes some fields, and gives back the whole profile.
    func update(_ changes: [ProfileField: String]) async throws(MyPageError) -> Profile
}
