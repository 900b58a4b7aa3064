#if canImport(SwiftUI)
public import SwiftUI

extension EnvironmentValues {
    /// Shows the login screen. Views whose error needs a login offer it. `nil` means that the app has no such action.
    public var signIn: (@MainActor () -> Void)? {
        get { self[SignInKey.self] }
        set { self[SignInKey.self] = newValue }
    }
}

private struct SignInKey: EnvironmentKey {
    static let defaultValue: (@MainActor () -> Void)? = nil
}
#endif
