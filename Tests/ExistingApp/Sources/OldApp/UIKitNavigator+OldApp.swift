import Core
import SwiftUI

extension UIKitNavigator {
    /// Gives each new screen what it needs from the old app: the login for the button “Sign In” of an error, and a
    /// loader for pictures. Call `removeAll()` of the loader after a logout, and `removeFromMemory()` after a memory
    /// warning.
    func prepareScreens(pictures: PictureLoader, showLogin: @escaping @MainActor () -> Void) {
        onCreate = { screen in
            let view = screen.rootView.environment(\.signIn, showLogin).environment(\.pictures, pictures)
            screen.rootView = AnyView(view)
        }
    }
}
