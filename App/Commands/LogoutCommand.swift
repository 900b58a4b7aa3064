import ArgumentParser
import Authentication
import Core

/// `focal logout`
struct LogoutCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "logout",
        abstract: "Sign out, on the server and here."
    )

    @OptionGroup var options: GlobalOptions

    func run(in app: Composition, on console: Console) async throws(Failure) {
        let store = try await app.signedInStore()
        await console.waiting { await store.logout() }
        guard case .signedOut(let report?) = store.state else { throw Failure(store.state.error) }
        app.folders.clearCache()
        try console.show(
            Stack {
                LoginPage(store.state, in: console.language)
                Banner(.success, AppMessages.forgotten.text(in: console.language))
            },
            json: Document(revoked: report == .revoked)
        )
    }

    private struct Document: Encodable {
        let revoked: Bool
        let session = "cleared"
        let cache = "cleared"
    }
}
