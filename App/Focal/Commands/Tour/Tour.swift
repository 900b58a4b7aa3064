import AppFeatures
import Authentication
import Core
import Root
import TerminalUI

/// The steps of `focal demo`. Each step does something, usually with a store. Then it prints all states that the store
/// had during this time, and the screen.
@MainActor
final class Tour {
    private static let email = "Sincere@april.biz"

    let app: Composition
    let root: RootStore
    private let console: Console
    private let waits: Bool
    private var steps: [Step] = []

    /// If `waits` is true, the tour waits for Enter between the steps.
    init(app: Composition, console: Console, waits: Bool) {
        self.app = app
        root = RootStore(.all, with: app.dependencies)
        self.console = console
        self.waits = waits
    }

    /// Starts the app and signs in, first with a wrong password and then with the correct password.
    func signIn() async throws(Failure) {
        try await step(AppMessages.restore, root.auth, { LoginScreen($0, in: $1) }) { await root.auth.restore() }
        try await step(AppMessages.wrongPassword, root.auth, { LoginScreen($0, in: $1) }) {
            await root.auth.login(email: Self.email, pass: "wrong")
        }
        try check(root.auth.state.error, is: .invalidCredentials)
        root.auth.acknowledgeError()
        try await step(AppMessages.login, root.auth, { LoginScreen($0, in: $1) }) {
            await login()
        }
        try check(root.auth.state.error, is: nil)
    }

    /// Shows the features, in the order of their commands. Without tabs, says how to add a feature.
    func showFeatures() async throws(Failure) {
        for case let part as any TourPart.Type in Composition.featureCommands {
            try await part.show(in: self)
        }
        if root.tabs.isEmpty { console.note(HomeMessages.noScreens + AppMessages.newFeature) }
    }

    /// Signs out.
    func signOut() async throws(Failure) {
        try await step(AppMessages.logout, root.auth, { LoginScreen($0, in: $1) }) { await root.auth.logout() }
        try check(root.auth.state.error, is: nil)
    }

    /// Says which commands the user can try next. With `--json`, prints all steps as one JSON object.
    func end() throws(Failure) {
        try console.show(json: Document(steps: steps))
        console.note(AppMessages.tryNext)
        let commands = [root.tabs.first?.name ?? "api /users/1", "login --email \(Self.email)", "--help"]
            .map { "\(CommandProcess.current.program) \($0)" }
        for command in commands { console.note(Message(en: "\(command)", ja: "\(command)")) }
    }
}

extension Tour {
    /// Signs in as the user of the tour.
    func login() async {
        await root.auth.login(email: Self.email, pass: "focal")
    }

    /// The store of the visible screen of a tab. Throws if the store is not a `Visible`.
    func visible<Visible>(_ type: Visible.Type, in tab: String) throws(Failure) -> Visible {
        guard let store = root.screens(of: tab).last?.store as? Visible else { throw Failure(root.auth.state.error) }
        return store
    }

    /// Checks the error of a store after a step. If it is not the expected error, this method throws a `Failure`, which
    /// ends the tour.
    func check<E: UserFacingError & Equatable>(_ error: E?, is expected: E?) throws(Failure) {
        guard error == expected else { throw Failure(error) }
    }

    /// Runs `action`. Without `--json`, prints the states that the store had during this time, and the screen.
    func step<S: Store>(
        _ title: Message,
        _ store: S,
        _ screen: (S.State, Language) -> some Component,
        _ action: @MainActor () async -> Void
    ) async throws(Failure) where S.State: CustomStringConvertible {
        if waits, !steps.isEmpty { _ = try Prompt(console).line(AppMessages.nextStep, insteadUse: "--no-step") }
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
                screen(store.state, console.language)
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

extension AppMessages {
    fileprivate static let nextStep = Message(en: "Press Enter for the next step", ja: "Enter で次へ")
    fileprivate static let tryNext = Message(
        en: "Commands to try next (the password is “focal”):",
        ja: "次に試せるコマンド（パスワードは focal）："
    )
}
