/// A field of the profile that the user can edit. The raw value is the name of the field in the API.
public enum ProfileField: String, Sendable, CaseIterable, CodingKey {
    /// The name of the user.
    case name = "user_name"
    /// The email address of the account.
    case email
    /// The phone number. It may be empty.
    case phone
    /// The website. It may be empty.
    case website
}
