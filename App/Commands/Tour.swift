import Authentication
import Core
import Feed
import MyPage
import Root
import TerminalUI

/// The steps of `focal demo`. Each step calls an action of a store. Then it prints all states that the store had during
/// the action, and the page.
@MainActor
final class Tour {
    private let app: Composition
    private let console: Console
    private let root: RootStore
    private var steps: [Step] = []

    init(app: Composition, console: Console) {
        self.app = app
        self.console = console
        root = RootStore(app.features)
    }

    /// Starts the app and signs in, first with a wrong password and then with the correct password.
    func signIn() async throws(Failure) {
        try await step(AppMessages.restore, root.auth, { LoginPage($0, in: $1) }) { await root.auth.restore() }
        try await step(AppMessages.wrongPassword, root.auth, { LoginPage($0, in: $1) }) {
            await root.auth.login(email: "Sincere@april.biz", pass: "wrong")
        }
        try check(root.auth.state.error, is: .invalidCredentials)
        root.auth.acknowledgeError()
        try await step(AppMessages.login, root.auth, { LoginPage($0, in: $1) }) {
            await root.auth.login(email: "Sincere@april.biz", pass: "focal")
        }
        try check(root.auth.state.error, is: nil)
    }

    /// Shows two pages of the feed, a search, and one post with its comments.
    func readPosts() async throws(Failure) {
        let feed = app.features.feed.feedStore(FeedQuery(limit: 5))
        func show(_ title: Message, _ action: @MainActor () async -> Void) async throws(Failure) {
            try await step(title, feed, { FeedPage($0, in: $1) }, action)
            try check(feed.state.error, is: nil)
        }
        try await show(AppMessages.feedPage(1)) { await feed.load(page: 1) }
        try await show(AppMessages.feedPage(2)) { await feed.load(page: 2) }
        try await show(AppMessages.searchFor("magnam")) { await feed.search("magnam") }
        if let route = FeedRoute(post: 1) { root.open(AnyRoute(route)) }
        try await onPost(AppMessages.onePost) { await $0.loadIfNeeded() }
    }

    /// The server ends the session while the post is visible. After the next login, the post is visible again.
    func comeBack() async throws(Failure) {
        let myPage = try visible(MyPageStore.self, in: MyPageRoute.name)
        let states = root.transitions.values
        try await step(AppMessages.sessionEnded, root, { LoginPage(root.auth.state, in: $1) }) {
            await app.endSessionOnServer()
            await myPage.load()
            // If the profile is loaded, the session has not ended.
            guard myPage.state.profile == nil else { return }
            for await case .login in states { break }
        }
        guard root.state == .login else { throw Failure(myPage.state.error) }
        try await step(AppMessages.loginAgain, root, { LoginPage(root.auth.state, in: $1) }) {
            await root.auth.login(email: "Sincere@april.biz", pass: "focal")
        }
        try await onPost(AppMessages.backAtPost) { await $0.loadIfNeeded() }
    }

    /// Shows the profile, tries to save an invalid email, saves a valid email, and signs out.
    func editProfile() async throws(Failure) {
        root.select(tab: MyPageRoute.name)
        let myPage = try visible(MyPageStore.self, in: MyPageRoute.name)
        func show(_ title: Message, _ action: @MainActor () async -> Void) async throws(Failure) {
            try await step(title, myPage, { MyPagePage($0, in: $1) }, action)
        }
        try await show(AppMessages.profile) { await myPage.load() }
        try check(myPage.state.error, is: nil)
        try await show(AppMessages.refusedEdit) {
            myPage.edit()
            myPage.change(.email, to: "leanne")
            await myPage.save()
        }
        try check(myPage.state.error, is: .invalidFields([.email: .notAnEmail]))
        try await show(AppMessages.edit) {
            myPage.change(.email, to: "leanne@example.com")
            await myPage.save()
        }
        try check(myPage.state.error, is: nil)
        try await step(AppMessages.logout, root.auth, { LoginPage($0, in: $1) }, { await myPage.logout() })
        try check(root.auth.state.error, is: nil)
    }

    /// Prints all steps as one JSON object if the option `--json` is set. Without this option, it prints nothing.
    func end() throws(Failure) {
        try console.show(json: Document(steps: steps))
    }
}

extension Tour {
    /// Prints a step on the page that is visible, which must be the page of a post.
    private func onPost(_ title: Message, _ action: @MainActor (PostStore) async -> Void) async throws(Failure) {
        let post = try visible(PostStore.self, in: FeedRoute.name)
        try await step(title, post, { PostPage($0, in: $1) }, { await action(post) })
        try check(post.state.error, is: nil)
    }

    /// The store of the visible page of a tab. Throws if it is the store of another page.
    private func visible<Page>(_ type: Page.Type, in tab: String) throws(Failure) -> Page {
        guard let store = root.pages(of: tab).last?.store as? Page else { throw Failure(root.auth.state.error) }
        return store
    }

    /// Checks the error of a store after a step. If it is not the expected error, this method throws a `Failure`, which
    /// ends the tour.
    private func check<E: UserFacingError & Equatable>(_ error: E?, is expected: E?) throws(Failure) {
        guard error == expected else { throw Failure(error) }
    }

    private func step<S: Store>(
        _ title: Message,
        _ store: S,
        _ page: (S.State, Language) -> some Component,
        _ action: @MainActor () async -> Void
    ) async throws(Failure) where S.State: CustomStringConvertible {
        var states = [store.state.description]
        let subscription = store.transitions.observe { states.append($0.description) }
        await action()
        subscription.cancel()
        steps.append(Step(title: title.text(in: console.language), transitions: states))
        try console.show(
            Stack {
                Line("\(steps.count). ", style: .accent) + Line(title.text(in: console.language), style: .title)
                Paragraph(states.joined(separator: " → "), style: .accent, indent: 3)
                Line()
                page(store.state, console.language)
                Line()
            }
        )
    }

    private struct Step: Encodable {
        let title: String
        let transitions: [String]
    }

    private struct Document: Encodable {
        let steps: [Step]
    }
}
