#if canImport(SwiftUI)
public import SwiftUI

extension EnvironmentValues {
    /// Shows the login screen, for example from the button of an error that needs a login. `nil` means no login screen.
    public var signIn: (@MainActor () -> Void)? {
        get { self[SignInKey.self] }
        set { self[SignInKey.self] = newValue }
    }
}

private struct SignInKey: EnvironmentKey {
    static let defaultValue: (@MainActor () -> Void)? = nil
}
#endif
