/// A field of the profile that the user can edit. The raw value is its name in the API.
public enum ProfileField: String, Sendable, CaseIterable, CodingKey {
    /// The name.
    case name = "user_name"
    /// The email address.
    case email
    /// The phone number.
    case phone
    /// The website.
    case website
}
