/// A user with what can be edited besides name and email.
public struct Profile: Equatable, Sendable {
    /// Whose profile it is.
    public let user: User
    /// The phone number, or the empty text.
    public let phone: String
    /// The website, or the empty text.
    public let website: String

    /// Makes a profile.
    public init(user: User, phone: String, website: String) {
        self.user = user
        self.phone = phone
        self.website = website
    }
}
