/// A field of the profile that the user can edit.
public enum ProfileField: String, Sendable, CaseIterable {
    /// The name of the user.
    case name
    /// The email address of the account.
    case email
    /// The phone number. It may be empty.
    case phone
    /// The website. It may be empty.
    case website
}

/// The reason why a text cannot be the new text of a field.
public enum ProfileProblem: Equatable, Sendable {
    /// The text is empty, but the field needs one.
    case required
    /// The text is longer than `ProfileField.limit`, and than the old text.
    case tooLong
    /// The text is not an email address.
    case notAnEmail
    /// The text is not a phone number.
    case notAPhoneNumber
    /// The text is not a web address.
    case notAWebsite
    /// Another account has this email address.
    case taken
}

extension ProfileField {
    /// The number of characters that a text can have. It can also be as long as the text that it replaces.
    public static let limit = 100

    /// Whether the field can be empty.
    public var canBeEmpty: Bool { self == .phone || self == .website }

    /// What is wrong with a text that replaces `old`. `nil` means that nothing is wrong.
    public func problem(of text: String, replacing old: String = "") -> ProfileProblem? {
        if text.isEmpty { return canBeEmpty ? nil : .required }
        if text.count > max(Self.limit, old.count) { return .tooLong }
        return switch self {
        case .name: nil
        case .email: text.isEmail ? nil : .notAnEmail
        case .phone: text.isPhoneNumber ? nil : .notAPhoneNumber
        case .website: text.isWebsite ? nil : .notAWebsite
        }
    }
}

extension String {
    fileprivate var isEmail: Bool {
        let parts = split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && String(parts[1]).isWebsite && !contains(where: \.isWhitespace)
    }

    fileprivate var isPhoneNumber: Bool {
        let digits = filter { $0.isASCII && $0.isNumber }
        return digits.count >= 3 && allSatisfy { $0.isASCII && ($0.isNumber || " +-.()x".contains($0)) }
    }

    fileprivate var isWebsite: Bool {
        let labels = split(separator: ".", omittingEmptySubsequences: false)
        return labels.count >= 2 && labels.allSatisfy { !$0.isEmpty } && !contains(where: \.isWhitespace)
    }
}
