public import Authentication
public import Core

/// Stores what the app shows, and owns the stores of all screens.
///
/// Before a change closes something unsaved, the state has a question. The stores belong to one user, or to nobody. The
/// store of an opened screen lives until the screen is closed. A logout removes all stores. If a session ends in
/// another way, nobody can be asked, and they are kept while the login screen is visible. After a login of the same
/// user, their screens and texts are visible again. Another user, and “Not Now” on the login screen, discard them.
/// The stores of all open screens stay in memory.
///
/// Each change of what is open computes the next `Place`, and one method goes there. It compares the screens before and
/// after: what stays keeps its store, and the work of the others is cancelled. If a screen that would be closed
/// `isUnsaved`, the place stays, and the state has the question. So no screen must remember to ask.
@MainActor
public final class RootStore: Store {
    /// What the app shows.
    @Observed public internal(set) var state: RootState = .restoring
    /// Delivers every new value of `state`, in order.
    public var transitions: Transitions<RootState> { $state }
    /// The store of the login screen. It also knows who is signed in.
    public let auth: AuthStore
    /// The routes of the tabs, first those without a section. The first tab is selected at the start, unless another
    /// tab was saved.
    public let tabs: [any Route.Type]
    /// The titles of the sections with tabs.
    public let sections: [Message]
    /// The routes of all features, also of those that only links open.
    public let routes: [any Route.Type]

    /// How often the user was asked again although a question was already visible. Its alert may not have been shown,
    /// if something else was presented.
    @Observed public private(set) var repeatedQuestions = 0
    /// Why the last link was not opened.
    @Observed public internal(set) var linkError: LinkError?

    /// Loads the pictures of the screens.
    public var pictures: PictureLoader? { dependencies.pictures }
    let features: [AppFeature]
    let dependencies: Dependencies
    /// The changes of the user, or of nobody.
    var changes: Changes?
    /// Creates the stores for the user. A feature must not outlive its user, because of its saved data.
    var factories: [ScreenFactory] = []
    var stacks = OpenStacks()
    var tab = ""
    /// What the user is asked about, and the store of the screen that opens after that.
    var question: (leaving: Leaving, store: NewStore?)?
    /// Whether the question is visible. SwiftUI can hide it before it runs the action of its button.
    var isAsking = false
    /// The feature with the placement `once` that is visible, and its element of `seen`.
    var once: (name: String, key: String)?
    var owner: AuthenticatedUser.ID?
    var saved: SavedPaths?
    var link: DeepLink?
    var wantsLogin = false
    var visibleLink: DeepLink? {
        didSet { if let visibleLink, visibleLink != oldValue { dependencies.events.screen(visibleLink) } }
    }
    var timeInBackground: (() -> Duration)?

    /// Creates the root of an app. The state is `restoring` until `start(with:)` has found out who is signed in. Of two
    /// features with one name, the first one counts.
    public init(_ features: [AppFeature], with dependencies: Dependencies) {
        var names: Set<String> = []
        let features = features.filter { names.insert($0.route.name).inserted }
        self.features = features
        self.dependencies = dependencies
        sections = features.compactMap(\.section).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        tabs = features.routes(in: .tab) + sections.flatMap { features.routes(in: .section($0)) }
        routes = features.map(\.route)
        auth = dependencies.authentication.makeAuthStore()
        dependencies.events.follow(auth)
        dependencies.events.follow(self)
        auth.transitions.observe { [weak self] in self?.follow($0) }
    }
}

extension AppFeature {
    fileprivate var section: Message? { if case .section(let title) = placement { title } else { nil } }
}

extension [AppFeature] {
    fileprivate func routes(in placement: AppFeature.Placement) -> [any Route.Type] {
        filter { $0.placement == placement }.map(\.route)
    }
}

/// What creates the store of a screen, with the link of this screen.
typealias NewStore = (link: DeepLink, make: MakeStore)

extension RootStore {
    /// The routes of the tabs in a section, or of those without a section.
    public func tabs(in section: Message?) -> [any Route.Type] {
        features.routes(in: section.map { .section($0) } ?? .tab)
    }

    /// The open screens of a tab: first the screen of the tab, last the visible screen. Empty without visible tabs.
    public func screens(of tab: String) -> [OpenScreen] { screens(in: .tab(tab)) }

    /// The open screens of a stack. Empty if there is no such stack, or without visible tabs.
    public func screens(in stack: ScreenStack) -> [OpenScreen] { isHome ? stacks[stack] : [] }

    /// The screen on top. `nil` without visible tabs.
    public var visible: OpenScreen? { screens(in: place.top).last }

    /// Whether this screen, or a screen between it and the first one of its stack, has something unsaved. Then views
    /// must not go back by themselves, also not over several screens.
    public func isUnsaved(upTo screen: OpenScreen) -> Bool {
        guard let (stack, index) = stacks.position(where: { $0 == screen }) else { return false }
        return stacks[stack][...index].dropFirst().contains(where: \.store.isUnsaved)
    }

    /// Whether something on the open screens is not saved.
    public var isUnsaved: Bool {
        // Views follow `state`, and so the screens that are open.
        state != .restoring && stores.contains(where: \.isUnsaved)
    }

    /// Changes the selected tab, and closes the modals. Does nothing if there is no such tab, or no tab is visible.
    public func select(tab: String) {
        // A view can write the tab that is already selected. That must not close a modal.
        guard isHome, stacks.tabs[tab] != nil, tab != self.tab else { return }
        go(to: Place(tab: tab, paths: place.paths))
    }

    /// Replaces the path of a tab. Screens that stay open keep their stores. The work of closed screens is cancelled.
    public func show(path: [DeepLink], of tab: String) { show(path: path, in: .tab(tab)) }

    /// Replaces the path of a stack: the screens above its first one.
    public func show(path: [DeepLink], in stack: ScreenStack) {
        guard let first = screens(in: stack).first else { return }
        let path = path.compactMap { try? $0.route(in: routes) }.filter { $0.presentation == .push }.map(\.link)
        go(to: place.with([first.link] + path, in: stack))
    }

    /// Closes a modal and those above it. The modal directly above the tabs has the index 0.
    public func close(modal index: Int) {
        if stacks.modals.indices.contains(index) { close(from: 0, in: .modal(index)) }
    }
}

extension RootStore {
    /// Discards what is not saved, and does what the user wanted to do. It also works directly after `keepEditing()`,
    /// because SwiftUI can close an alert before it runs the action of a button.
    public func discard() {
        isAsking = false
        guard let question = question.take() else { return }
        switch question.leaving {
        case .place(let place): go(to: place, question.store, isAgreed: true)
        case .signIn: signIn(isAgreed: true)
        case .signOut: Task { await logout(isAgreed: true) }
        }
    }

    /// Closes the question. Everything stays open.
    public func keepEditing() {
        if isAsking {
            isAsking = false
            showHome()
        }
    }

    func ask(_ leaving: Leaving, _ store: NewStore? = nil) {
        guard isHome else { return }
        if isAsking { repeatedQuestions += 1 }
        question = (leaving, store)
        isAsking = true
        showHome()
    }
}

extension RootStore: LogoutActions {
    /// Signs out, and closes the modals. If something unsaved would be lost, only asks.
    public func logout() async { await logout(isAgreed: false) }

    func logout(isAgreed: Bool) async {
        guard isHome else { return await auth.logout() }
        guard isAgreed || !isUnsaved else { return ask(.signOut) }
        // The progress and an error are below the modals.
        once = nil
        go(to: Place(tab: tab, paths: place.paths), isAgreed: true)
        await auth.logout()
    }
}
