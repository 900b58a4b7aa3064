import ArgumentParser
import Authentication
import Core
import Persistence
import Root

struct LoginCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "login",
        abstract: "Sign in.",
        discussion: "On the fake server, the password of every user is “focal”."
    )

    @OptionGroup var options: GlobalOptions

    @Option(help: "The email of the account. Without this option, focal asks for it.")
    var email: String?

    @Flag(help: "Read the password from the first line of stdin instead of asking for it.")
    var passwordStdin = false

    func run(in app: Composition, on console: Console) async throws(Failure) {
        let prompt = Prompt(console)
        let email = if let email { email } else { try prompt.line(AppMessages.email, insteadUse: "--email") }
        let pass =
            passwordStdin
            ? try prompt.firstLine() : try prompt.secret(AppMessages.password, insteadUse: "--password-stdin")

        let store = app.dependencies.authentication.makeAuthStore()
        await console.waiting { await store.login(email: email, pass: pass) }
        guard case .signedIn(let user) = store.state else { throw Failure(store.state.error) }
        await app.databases.removeOtherUsers()
        try console.show(LoginScreen(store.state, in: console.language), json: SessionDocument(user, at: app.server))
    }
}
