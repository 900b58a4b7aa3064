import ArgumentParser
import Core
import MyPage
import Root

struct MyPageEditCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit",
        abstract: "Change your profile."
    )

    @OptionGroup var options: GlobalOptions

    @Option(parsing: .unconditional, help: "Your new name.")
    var name: String?

    @Option(parsing: .unconditional, help: "Your new email.")
    var email: String?

    @Option(parsing: .unconditional, help: "Your new phone number. To remove the number, use an empty text.")
    var phone: String?

    @Option(parsing: .unconditional, help: "Your new website. To remove the website, use an empty text.")
    var website: String?

    func run(in app: Composition, on console: Console) async throws(Failure) {
        let changes = [ProfileField.name: name, .email: email, .phone: phone, .website: website].compactMapValues(
            \.self
        )
        guard !changes.isEmpty else { throw .usage(AppMessages.nothingToChange) }
        _ = try await app.signedInUser()
        let store = try app.dependencies.feature(of: MyPageRoute.self).makeMyPageStore()
        await console.waiting { await store.load() }
        guard let form = store.makeForm() else { throw Failure(store.state.error) }
        for (field, text) in changes {
            form.change(field, to: text)
        }
        await console.waiting { await form.save() }
        guard case .saved(let profile) = form.state else { throw Failure(form.state.error) }
        try console.show(ProfileScreen(.loaded(profile), in: console.language), json: ProfileDocument(profile))
    }
}

extension AppMessages {
    fileprivate static let nothingToChange = Message(
        en: "There is nothing to change. Use at least one option, for example --name.",
        ja: "変更する項目がありません。--name などのオプションを指定してください。"
    )
}
