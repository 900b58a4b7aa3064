/// What is wrong with one field of an edit.
public enum FieldProblem: Equatable, Sendable {
    /// The field must not be empty.
    case empty
    /// The text has more than `limit` characters.
    case tooLong(limit: Int)
    /// The text is not an email address.
    case notAnEmail
    /// The text is not a phone number.
    case notAPhoneNumber
    /// The text is not a website.
    case notAWebsite
    /// Another account has this email address.
    case taken
    /// The server refused the text. The message is the server's own.
    case refused(String)
}
