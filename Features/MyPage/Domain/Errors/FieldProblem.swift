/// What is wrong with one field of an edit.
public enum FieldProblem: Equatable, Sendable {
    /// It must not be empty.
    case empty
    /// It is longer than so many characters.
    case tooLong(limit: Int)
    /// It is no email address.
    case notAnEmail
    /// It is no phone number.
    case notAPhoneNumber
    /// It is no website.
    case notAWebsite
    /// Another account has it.
    case taken
    /// The server refused it, in its own words; text from outside.
    case refused(String)
}
