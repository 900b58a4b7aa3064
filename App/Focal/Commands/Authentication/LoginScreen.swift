import Authentication
import Core
import TerminalUI

/// The login screen in a terminal. It shows a message, for example which user is signed in.
struct LoginScreen: Component {
    private let state: AuthState
    private let language: Language

    init(_ state: AuthState, in language: Language) {
        (self.state, self.language) = (state, language)
    }

    func lines(width: Int) -> [Line] { banner.lines(width: width) }

    private var banner: Banner {
        switch state {
        case .unknown, .loading: Banner(.info, AuthMessages.loading.text(in: language))
        case .signedOut(nil): Banner(.info, SessionEnd.signedOut.message.text(in: language))
        case .signedOut(let report?) where [.revoked, .nothingToRevoke].contains(report):
            Banner(.success, report.message.text(in: language))
        case .signedOut(let report?): Banner(.warning, report.message.text(in: language))
        case .ended(let end): Banner(.warning, end.message.text(in: language))
        case .signedIn(let user): Banner(.success, AuthMessages.welcome(user.name).text(in: language))
        case .error(let error, _): Banner(.error, error.message.text(in: language))
        }
    }
}
