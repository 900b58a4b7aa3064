#if canImport(SwiftUI)
public import SwiftUI

extension EnvironmentValues {
    /// Shows the login screen. A view offers this if its error needs a login. `nil` means that there is no such action.
    public var signIn: (@MainActor () -> Void)? {
        get { self[SignInKey.self] }
        set { self[SignInKey.self] = newValue }
    }
}

private struct SignInKey: EnvironmentKey {
    static let defaultValue: (@MainActor () -> Void)? = nil
}
#endif
