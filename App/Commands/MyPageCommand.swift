import ArgumentParser
import Core
import MyPage

/// `focal mypage`
struct MyPageCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mypage",
        abstract: "Show or edit your profile.",
        subcommands: [MyPageShowCommand.self, MyPageEditCommand.self],
        defaultSubcommand: MyPageShowCommand.self
    )

    @OptionGroup var options: GlobalOptions
}

/// `focal mypage [show]`
struct MyPageShowCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show your profile."
    )

    @OptionGroup var options: GlobalOptions

    func run(in app: Composition, on console: Console) async throws(Failure) {
        _ = try await app.signedInStore()
        let store = app.myPage.myPageStore()
        await console.waiting { await store.load() }
        guard case .loaded(let details) = store.state else { throw Failure(store.state.error) }
        try console.show(MyPagePage(store.state, in: console.language), json: ProfileDocument(details))
    }
}
