import ArgumentParser
import Authentication
import Core
import Root
import TerminalUI

/// The command `focal logout`, which ends the session and clears the cache.
struct LogoutCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "logout",
        abstract: "Sign out, on the server and on this device."
    )

    @OptionGroup var options: GlobalOptions

    func run(in app: Composition, on console: Console) async throws(Failure) {
        let store = app.dependencies.authentication.authStore()
        await console.waiting { await store.logout() }
        let isCacheDeleted = app.dependencies.removeSavedData()
        switch store.state {
        case .signedOut(let report?):
            try console.show(
                Stack {
                    LoginScreen(store.state, in: console.language)
                    if isCacheDeleted {
                        Banner(.success, AppMessages.sessionAndCacheCleared.text(in: console.language))
                    }
                },
                json: Document(report, session: .cleared, isCacheDeleted)
            )
        case .error(.notForgotten(_, let report), _):
            try console.show(
                Stack {
                    if isCacheDeleted { Banner(.success, AppMessages.cacheCleared.text(in: console.language)) }
                },
                json: Document(report, session: .kept, isCacheDeleted)
            )
            throw Failure(store.state.error)
        case .error(let error, _): throw Failure(error)
        case .signedOut(nil), .unknown, .ended, .signedIn, .loading:
            guard !isCacheDeleted else { throw .notSignedIn }
        }
        if !isCacheDeleted { throw .cacheNotDeleted }
    }

    private struct Document: Encodable {
        let revoked: Bool
        let session: Remains
        let cache: Remains

        init(_ report: LogoutReport?, session: Remains, _ isCacheDeleted: Bool) {
            revoked = report == .revoked
            self.session = session
            cache = isCacheDeleted ? .cleared : .kept
        }
    }

    private enum Remains: String, Encodable {
        case cleared, kept
    }
}
