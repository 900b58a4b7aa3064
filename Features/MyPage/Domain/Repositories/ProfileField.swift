/// A field of the profile that can be edited.
public enum ProfileField: String, Sendable, CaseIterable {
    /// The name.
    case name
    /// The email.
    case email
    /// The phone number.
    case phone
    /// The website.
    case website
}
