import ArgumentParser
import Authentication
import Core
import TerminalUI

struct StatusCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "Show who is signed in, and on which server."
    )

    @OptionGroup var options: GlobalOptions

    func run(in app: Composition, on console: Console) async throws(Failure) {
        let user = try await app.signedInUser()
        try console.show(
            FieldList([
                FieldList.Field(AppMessages.name.text(in: console.language), user.name),
                FieldList.Field(AppMessages.email.text(in: console.language), user.email),
                FieldList.Field(AppMessages.server.text(in: console.language), app.server),
            ]),
            json: SessionDocument(user, at: app.server)
        )
    }
}
