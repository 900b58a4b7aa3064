/// What is wrong with one field of an edit.
public enum FieldProblem: Equatable, Sendable {
    /// The field is empty, but it must have a text.
    case empty
    /// The text has more than `limit` characters.
    case tooLong(limit: Int)
    /// The text is not an email address.
    case notAnEmail
    /// The text is not a phone number.
    case notAPhoneNumber
    /// The text is not a web address.
    case notAWebsite
    /// Another account has this email address.
    case taken
    /// The server did not accept the text. The associated value is the error message of the server.
    case refused(String)
}
