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
    /// A number. On iOS, the decimal pad has no minus sign, and no key that goes to the next field.
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
            .textInputAutocapitalization(kind == .name ? .words : kind == .text ? .sentences : .never)
            .autocorrectionDisabled(kind != .text)
        #else
        return autocorrectionDisabled(kind != .text)
        #endif
    }
}

#if os(iOS)
import UIKit

extension InputKind {
    fileprivate var keyboard: UIKeyboardType {
        switch self {
        case .account, .email: .emailAddress
        case .password, .name, .text, .search: .default
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
        case .text, .number, .search: nil
        }
    }
}
#endif
#endif
