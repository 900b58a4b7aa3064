import Authentication
import Core
import UIKit

/// An old login screen with the store of `Authentication`, if the app has no session of its own.
final class LoginViewController: UIViewController {
    // In a storyboard: @IBOutlet private weak var emailTextField: UITextField!
    let (emailTextField, passwordTextField) = (UITextField(), UITextField())
    let (loginButton, messageLabel) = (UIButton(), UILabel())
    var store: AuthStore?
    var onSignIn: () -> Void = {}

    override func viewDidLoad() {
        super.viewDidLoad()
        loginButton.addAction(UIAction { [weak self] _ in self?.login() }, for: .touchUpInside)
        store?.show(in: self) { screen, state in
            screen.loginButton.isEnabled = !state.isLoading
            screen.messageLabel.text = state.error?.message.text(in: Language(.current))
            if case .signedIn = state { screen.onSignIn() }
        }
        Task { await store?.restore() }
    }

    private func login() {
        let (email, password) = (emailTextField.text ?? "", passwordTextField.text ?? "")
        Task { await store?.login(email: email, pass: password) }
    }
}
