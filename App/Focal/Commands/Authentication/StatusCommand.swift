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
        let fields = [(AppMessages.name, user.name), (AppMessages.email, user.email), (AppMessages.server, app.server)]
        try console.show(
            FieldList(
                fields.compactMap { label, text in
                    text.map { FieldList.Field(label.text(in: console.language), $0) }
                }
            ),
            json: SessionDocument(user, at: app.server)
        )
    }
}
