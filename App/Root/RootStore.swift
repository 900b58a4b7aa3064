public import Authentication
public import Core

/// Stores what the app shows, and owns the stores of all screens.
///
/// The stores belong to one user, or to nobody. The store of an opened screen lives until the screen is closed. A
/// logout removes all stores. If a session ends in another way, they are kept while the login screen is visible. After
/// a login of the same user, their screens are visible again.
@MainActor
public final class RootStore: Store {
    /// What the app shows.
    @Observed public private(set) var state: RootState = .restoring
    /// Delivers every new value of `state`, in order.
    public var transitions: Transitions<RootState> { $state }
    /// The store of the login screen. It also knows who is signed in.
    public let auth: AuthStore
    /// The routes of the tabs. The first tab is selected at the start, unless another tab was saved.
    public let tabs: [any Route.Type]

    private let features: [AppFeature]
    private let dependencies: Dependencies
    /// The changes of the user, or of nobody.
    private var changes: Changes?
    /// Creates the stores for the user. A feature must not outlive its user, because of its saved data.
    private var factories: [ScreenFactory] = []
    private(set) var screens: [String: [OpenScreen]] = [:]
    private(set) var tab = ""
    private(set) var owner: AuthenticatedUser.ID?
    var saved: SavedPaths?
    private var link: DeepLink?
    private var wantsLogin = false
    private var visibleLink: DeepLink? {
        didSet { if let visibleLink, visibleLink != oldValue { dependencies.events.screen(visibleLink) } }
    }
    private var timeInBackground: (() -> Duration)?

    /// Creates the root of an app. The state is `restoring` until `start(with:)` has found out who is signed in.
    public init(_ features: [AppFeature], with dependencies: Dependencies) {
        self.features = features
        self.dependencies = dependencies
        tabs = features.map(\.route)
        auth = dependencies.authentication.makeAuthStore()
        dependencies.events.follow(auth)
        dependencies.events.follow(self)
        auth.transitions.observe { [weak self] in self?.follow($0) }
    }
}

extension RootStore {
    /// The open screens of a tab: first the screen of the tab, last the visible screen. Empty without visible tabs.
    public func screens(of tab: String) -> [OpenScreen] {
        isHome ? screens[tab, default: []] : []
    }

    /// Changes the selected tab. Does nothing if there is no such tab, or if no tabs are visible.
    public func select(tab: String) {
        guard isHome, screens[tab] != nil else { return }
        self.tab = tab
        showHome()
    }

    /// Replaces the path of a tab. Screens that stay open keep their stores. The work of closed screens is cancelled.
    public func show(path: [DeepLink], of tab: String) {
        guard isHome, let open = screens[tab] else { return }
        let path = path.compactMap { try? $0.route(in: tabs).link }
        let kept = 1 + zip(open.dropFirst(), path).prefix { $0.link == $1 }.count
        open.dropFirst(kept).forEach { $0.store.cancel() }
        screens[tab] = open.prefix(kept) + path.dropFirst(kept - 1).compactMap { screen($0, in: tab) }
        showHome()
    }
}

extension RootStore: Navigator {
    /// Whether one of the tabs has a screen for the link.
    public func canOpen(_ link: DeepLink) -> Bool {
        (try? link.route(in: tabs)) != nil
    }

    /// Selects the tab of the link and replaces the path of the tab. If no tab is visible, keeps the link for later.
    public func open(_ link: DeepLink) {
        guard let link = try? link.route(in: tabs).link else { return }
        guard isHome else { return self.link = link }
        tab = link.name
        show(path: link == screens[tab]?.first?.link ? [] : [link], of: tab)
    }

    /// Adds a screen to the path of the selected tab, unless it is already visible.
    public func push(_ link: DeepLink, _ store: MakeStore?) {
        push(link, store, above: screens[tab, default: []].count - 1, in: tab)
    }

    /// Adds a screen above the screen with this index, and closes the screens that were there. If a screen of this link
    /// is already there, it keeps its store.
    private func push(_ link: DeepLink, _ store: MakeStore?, above index: Int, in tab: String) {
        guard isHome, let link = try? link.route(in: tabs).link, let open = screens[tab], open.indices.contains(index),
            open[index].link != link
        else { return }
        let above = open.dropFirst(index + 1)
        guard above.map(\.link) != [link],
            let new = above.first?.link == link ? above.first : screen(link, in: tab, store)
        else { return }
        above.filter { $0 != new }.forEach { $0.store.cancel() }
        screens[tab] = open.prefix(index + 1) + [new]
        showHome()
    }
}

extension RootStore {
    /// Shows the login screen instead of the tabs. After the login, opens the same screen again, with a new store.
    public func signIn() {
        guard isHome, auth.state.user == nil else { return }
        link = screens[tab]?.last?.link
        wantsLogin = true
        follow(auth.state)
    }

    /// Shows the tabs instead of the login screen, although nobody is signed in. Stops a login that is running.
    public func cancelSignIn() {
        guard state == .login else { return }
        (link, wantsLogin) = (nil, false)
        auth.cancel()
        auth.acknowledgeError()
        follow(auth.state)
    }
}

extension RootStore {
    /// Call this method when the app is not visible any more.
    public func enterBackground() {
        timeInBackground = timeInBackground ?? dependencies.clock.stopwatch()
    }

    /// Sends what the user has changed and the server does not have yet. Call this method when the network is back.
    /// With a user, does nothing before the login is complete and during a logout.
    public func sendChanges() {
        if case .signedIn = auth.state { changes?.send() } else if owner == nil { changes?.send() }
    }

    /// Call this method when the app is visible again. It sends the changes that wait, and reads a session that could
    /// not be read, for example from a locked device. After more than 5 minutes, it loads the visible screen again, if
    /// nothing is lost by it. The content of the screen stays visible meanwhile. The result is this work.
    @discardableResult
    public func enterForeground() -> Task<Void, Never> {
        let time = timeInBackground.take()?() ?? .zero
        sendChanges()
        return Task {
            switch auth.state {
            case .unknown, .error(.request(.storage), user: nil): await auth.restore()
            default: break
            }
            if time > .seconds(300) { await screens(of: tab).last?.store.loadAgain() }
        }
    }
}

extension RootStore {
    private var isHome: Bool { if case .home = state { true } else { false } }

    private var stores: [any ScreenStore] { screens.values.joined().map(\.store) }

    /// An open screen with a navigator of its own, and with the store that `store` or the route of the link creates.
    private func screen(_ link: DeepLink, in tab: String, _ store: MakeStore? = nil) -> OpenScreen? {
        let navigator = ScreenNavigator(self)
        navigator.onPush = { [weak self, weak navigator] link, store in
            guard let self, let index = screens[tab]?.firstIndex(where: { $0.navigator === navigator }) else { return }
            push(link, store, above: index, in: tab)
        }
        guard let store = factories.makeStore(link, navigator, store) else { return nil }
        dependencies.events.follow(store)
        return OpenScreen(link: link, store: store, navigator: navigator)
    }

    private func follow(_ auth: AuthState) {
        guard let user = auth.user else { return leave(auth) }
        if user.id != owner {
            start(for: user)
        } else if !isHome {
            // The errors on the screens are from the session that has ended.
            stores.forEach { $0.acknowledgeError() }
        }
        sendChanges()
        openHome()
    }

    private func start(for user: AuthenticatedUser?) {
        forget()
        owner = user?.id
        let saved = saved?.user == user.map { "\($0.id)" } ? saved : nil
        if user != nil { self.saved = nil }
        let dependencies = dependencies.of(user.map { .user($0.id) } ?? .nobody)
        changes = dependencies.changes
        factories = features.map { $0.screens(dependencies) }
        for tab in tabs {
            let links = saved?.screens(of: tab, tabs: tabs) ?? [tab.first.link]
            screens[tab.name] = links.compactMap { screen($0, in: tab.name) }
        }
        tab = saved.flatMap { screens[$0.tab] == nil ? nil : $0.tab } ?? tabs.first?.name ?? ""
    }

    /// Handles an `AuthState` without a user. Shows the tabs, or the login screen if somebody wants to sign in or must
    /// know what happened. After a logout, all screens are forgotten. After the end of a session, they are kept.
    private func leave(_ auth: AuthState) {
        switch auth {
        case .unknown: return state = .restoring
        case .signedIn: return
        case .loading:
            // The tabs stay visible while the session is restored again.
            if !isHome { state = .login }
            return
        case .signedOut(let report) where isHome && owner != nil:
            signOut()
            wantsLogin = report != nil
        case .ended where isHome && owner != nil: wantsLogin = true
        case .signedOut, .ended, .error: break
        }
        guard !wantsLogin, auth.error == nil, !tabs.isEmpty else {
            stores.forEach { $0.cancel() }
            visibleLink = nil
            return state = .login
        }
        if screens.isEmpty || owner != nil { start(for: nil) }
        sendChanges()
        openHome()
    }

    private func signOut() {
        // What waits is sent after the next login of the same user.
        if let changes { Task { try? await changes.forgetSent() } }
        forget()
        dependencies.removeSavedData()
    }

    private func forget() {
        stores.forEach { $0.cancel() }
        (screens, factories) = ([:], [])
        owner = nil
    }

    /// Shows the tabs, and then the screen of `link`, if it is not `nil`.
    private func openHome() {
        showHome()
        if let link { open(link) }
        (link, wantsLogin) = (nil, false)
    }

    private func showHome() {
        let paths = screens.mapValues { $0.dropFirst().map(\.link) }
        state = .home(auth.state.user, tab: tab, paths: paths.filter { !$0.value.isEmpty })
        visibleLink = screens[tab]?.last?.link
    }
}
