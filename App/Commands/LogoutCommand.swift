import ArgumentParser
import Authentication
import Core
import TerminalUI

/// `focal logout`
struct LogoutCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "logout",
        abstract: "Sign out, on the server and here."
    )

    @OptionGroup var options: GlobalOptions

    func run(in app: Composition, on console: Console) async throws(Failure) {
        let store = app.authentication.authStore()
        await console.waiting { await store.logout() }
        let cacheFailure = Self.clearCache(of: app)
        switch store.state {
        case .signedOut(let report?):
            try show(LoginPage(store.state, in: console.language), report, cacheFailure, on: console)
            if let cacheFailure { throw .cacheKept(cacheFailure) }
        case .error(.notForgotten(_, let report)):
            try show(nil, report, cacheFailure, on: console)
            throw Failure(store.state.error)
        case .error(let error): throw Failure(error)
        case .signedOut(nil), .signedIn, .loading:
            if let cacheFailure { throw .cacheKept(cacheFailure) }
            throw .notSignedIn
        }
    }

    private static func clearCache(of app: Composition) -> StorageError? {
        do throws(StorageError) {
            try app.folders.clearCache()
            return nil
        } catch {
            return error
        }
    }

    /// Shows what came of the session on the server, of the session here, and of the cache.
    private func show(
        _ page: LoginPage?,
        _ report: LogoutReport?,
        _ cacheFailure: StorageError?,
        on console: Console
    ) throws(Failure) {
        let cleared = page == nil ? AppMessages.cacheForgotten : AppMessages.forgotten
        try console.show(
            Stack {
                if let page { page }
                if cacheFailure == nil { Banner(.success, cleared.text(in: console.language)) }
            },
            json: Document(
                revoked: report == .revoked,
                session: page == nil ? .kept : .cleared,
                cache: cacheFailure == nil ? .cleared : .kept
            )
        )
    }

    private struct Document: Encodable {
        let revoked: Bool
        let session: Remains
        let cache: Remains
    }

    private enum Remains: String, Encodable {
        case cleared, kept
    }
}
