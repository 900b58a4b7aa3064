#if canImport(SwiftUI)
public import SwiftUI

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
    /// What a list searches. Add it after `searchable`.
    case search
}

extension View {
    /// Prepares a text field for one kind of text. On iOS, this sets the keyboard and what AutoFill suggests.
    public func input(_ kind: InputKind) -> some View {
        #if os(iOS)
        return keyboardType(kind.keyboard)
            .textContentType(kind.content)
            .textInputAutocapitalization(kind == .name ? .words : .never)
            .autocorrectionDisabled()
        #else
        return autocorrectionDisabled()
        #endif
    }
}

#if os(iOS)
import UIKit

extension InputKind {
    fileprivate var keyboard: UIKeyboardType {
        switch self {
        case .account, .email: .emailAddress
        case .password, .name, .search: .default
        case .phone: .numbersAndPunctuation
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
        case .search: nil
        }
    }
}
#endif
#endif
