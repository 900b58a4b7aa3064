import ArgumentParser
import Authentication
import Core
import Root
import TerminalUI

struct LogoutCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "logout",
        abstract: "Sign out, on the server and on this device."
    )

    @OptionGroup var options: GlobalOptions

    @Flag(help: "Give up the changes that wait for the server or were refused.")
    var force = false

    func run(in app: Composition, on console: Console) async throws(Failure) {
        // A session or a queue that cannot be read does not prevent the logout. The queue is kept for the same user.
        let changes = try? await app.dependenciesOfUser().changes
        let count = changes?.owner == .nobody ? 0 : changes?.outbox.waitingCount ?? 0
        guard force || count == 0 else {
            throw Failure(
                code: "changes_wait",
                message: AppMessages.notSent(count),
                advice: AppMessages.giveUpChanges,
                exitCode: .failure
            )
        }
        let store = app.dependencies.authentication.makeAuthStore()
        await console.waiting { await store.logout() }
        if case .signedOut(_?) = store.state {
            do throws(ChangeError) {
                if force { try await changes?.discardAll() } else { try await changes?.forgetSent() }
            } catch {
                console.warn(error.code, error.message)
            }
        }
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
