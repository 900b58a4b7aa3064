#if canImport(SwiftUI)
public import SwiftUI
#endif

/// What a text field is for.
public enum InputKind: Sendable {
    /// The email address with which a user signs in.
    case account
    /// An email address.
    case email
    /// The password of an account.
    case password
    /// The name of a person.
    case name
    /// A phone number.
    case phone
    /// A web address.
    case website
    /// Any text, with automatic correction.
    case text
    /// Any text of several lines, with automatic correction. A form edits it in a field of several lines.
    case lines
    /// A number. On iOS, its keyboard has a minus sign and a Return key, which the decimal pad does not have.
    case number
    /// What a list searches. Add it after `searchable`.
    case search
}

#if canImport(SwiftUI)
extension View {
    /// Prepares a text field for one kind of text. On iOS, this sets the keyboard and what AutoFill suggests.
    public func input(_ kind: InputKind) -> some View {
        #if os(iOS)
        return keyboardType(kind.keyboard)
            .textContentType(kind.content)
            .textInputAutocapitalization(kind == .name ? .words : kind.isProse ? .sentences : .never)
            .autocorrectionDisabled(!kind.isProse)
        #else
        return autocorrectionDisabled(!kind.isProse)
        #endif
    }
}

extension InputKind {
    fileprivate var isProse: Bool { self == .text || self == .lines }
}

#if os(iOS)
import UIKit

extension InputKind {
    fileprivate var keyboard: UIKeyboardType {
        switch self {
        case .account, .email: .emailAddress
        case .password, .name, .text, .lines, .search: .default
        case .phone, .number: .numbersAndPunctuation
        case .website: .URL
        }
    }

    fileprivate var content: UITextContentType? {
        switch self {
        case .account: .username
        case .email: .emailAddress
        case .password: .password
        case .name: .name
        case .phone: .telephoneNumber
        case .website: .URL
        case .text, .lines, .number, .search: nil
        }
    }
}
#endif
#endif
