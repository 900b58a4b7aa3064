#if canImport(SwiftUI)
public import SwiftUI

extension EnvironmentValues {
    /// The language of the messages. It follows the locale of the view.
    public var language: Language { Language(locale, translations) }

    /// The texts in languages that are not in the code. `nil` means English and Japanese only.
    public var translations: (any Translations)? {
        get { self[OptionalKey.self] }
        set { self[OptionalKey.self] = newValue }
    }

    /// Shows the login screen, for example from the button of an error that needs a login. `nil` means no login
    /// screen, or that the user is signed in.
    public var signIn: (@MainActor () -> Void)? {
        get { self[OptionalKey.self] }
        set { self[OptionalKey.self] = newValue }
    }

    /// Loads the pictures. `nil` shows only placeholders, for example in a preview.
    public var pictures: PictureLoader? {
        get { self[OptionalKey.self] }
        set { self[OptionalKey.self] = newValue }
    }

    /// The link to the screen that is open beside a list. `nil` if the list is not beside another screen.
    public var openLink: DeepLink? {
        get { self[OptionalKey.self] }
        set { self[OptionalKey.self] = newValue }
    }

    /// Whether no other screen is above this screen, or opened beside it. Only this screen has keyboard shortcuts.
    package var isOnTop: Bool {
        get { self[OptionalKey.self] ?? true }
        set { self[OptionalKey.self] = newValue }
    }
}

/// The key of the value of this type, which is `nil` by default. Two values of the same type would have the same key.
package struct OptionalKey<Value>: EnvironmentKey {
    package static var defaultValue: Value? { nil }
}
#endif
