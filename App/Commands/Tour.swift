import Authentication
import Core
import Feed
import MyPage
import TerminalUI

/// The steps of `focal demo`. Each step calls an action of a store. Then it prints all states that the store had during
/// the action, and the page.
@MainActor
final class Tour {
    private let app: Composition
    private let console: Console
    private let auth: AuthStore
    private var steps: [Step] = []

    init(app: Composition, console: Console) {
        self.app = app
        self.console = console
        auth = app.authentication.authStore()
    }

    /// Signs in, first with a wrong password and then with the correct password.
    func signIn() async throws(Failure) {
        let first = app.authentication.authStore()
        try await step(AppMessages.wrongPassword, first, { LoginPage($0, in: $1) }) {
            await first.login(email: "Sincere@april.biz", pass: "wrong")
        }
        try check(first.state.error, is: .invalidCredentials)
        try await step(AppMessages.login, auth, { LoginPage($0, in: $1) }) {
            await auth.login(email: "Sincere@april.biz", pass: "focal")
        }
        try check(auth.state.error, is: nil)
    }

    /// Shows two pages of the feed, a search, and one post with its comments.
    func readPosts() async throws(Failure) {
        let feed = app.feed.feedStore(FeedQuery(limit: 5))
        func show(_ title: Message, _ action: @MainActor () async -> Void) async throws(Failure) {
            try await step(title, feed, { FeedPage($0, in: $1) }, action)
            try check(feed.state.error, is: nil)
        }
        try await show(AppMessages.feedPage(1)) { await feed.load(page: 1) }
        try await show(AppMessages.feedPage(2)) { await feed.load(page: 2) }
        try await show(AppMessages.searchFor("magnam")) { await feed.search("magnam") }
        let post = app.feed.postStore(1)
        try await step(AppMessages.onePost, post, { PostPage($0, in: $1) }, { await post.load() })
        try check(post.state.error, is: nil)
    }

    /// Shows the profile, tries to save an invalid email, saves a valid email, and signs out.
    func editProfile() async throws(Failure) {
        let myPage = app.myPage.myPageStore()
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
        myPage.logout()
        try await step(AppMessages.logout, auth, { LoginPage($0, in: $1) }, { await auth.logout() })
        try check(auth.state.error, is: nil)
    }

    /// Prints all steps as one JSON object if the option `--json` is set. Without this option, it prints nothing.
    func end() throws(Failure) {
        try console.show(json: Document(steps: steps))
    }
}

extension Tour {
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
