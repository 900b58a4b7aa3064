import ArgumentParser
import Core
import MyPage
import Root

struct MyPageCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "mypage",
        abstract: "Show or edit your profile.",
        subcommands: [MyPageEditCommand.self]
    )

    @OptionGroup var options: GlobalOptions

    func run(in app: Composition, on console: Console) async throws(Failure) {
        _ = try await app.signedInUser()
        let store = try app.dependencies.feature(of: MyPageRoute.self).makeMyPageStore()
        await console.waiting { await store.load() }
        guard case .loaded(let profile) = store.state else { throw Failure(store.state.error) }
        try console.show(ProfileScreen(store.state, in: console.language), json: ProfileDocument(profile))
    }
}
