import ArgumentParser
import Authentication
import Core
import TerminalUI

/// The command `focal logout`, which ends the session and clears the cache.
struct LogoutCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "logout",
        abstract: "Sign out, on the server and on this machine."
    )

    @OptionGroup var options: GlobalOptions

    func run(in app: Composition, on console: Console) async throws(Failure) {
        let store = app.authentication.authStore()
        await console.waiting { await store.logout() }
        app.folders.removeCache()
        switch store.state {
        case .signedOut(let report?):
            try console.show(
                Stack {
                    LoginPage(store.state, in: console.language)
                    Banner(.success, AppMessages.sessionAndCacheCleared.text(in: console.language))
                },
                json: Document(revoked: report == .revoked, session: .cleared)
            )
        case .error(.notForgotten(_, let report)):
            try console.show(
                Banner(.success, AppMessages.cacheCleared.text(in: console.language)),
                json: Document(revoked: report == .revoked, session: .kept)
            )
            throw Failure(store.state.error)
        case .error(let error): throw Failure(error)
        case .signedOut(nil), .signedIn, .loading: throw .notSignedIn
        }
    }

    private struct Document: Encodable {
        let revoked: Bool
        let session: Remains
        let cache = Remains.cleared
    }

    private enum Remains: String, Encodable {
        case cleared, kept
    }
}
