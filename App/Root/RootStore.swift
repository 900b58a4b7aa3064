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
    /// The routes of all features, also of those that only links open.
    public let routes: [any Route.Type]

    private let features: [AppFeature]
    private let dependencies: Dependencies
    /// The changes of the user, or of nobody.
    private var changes: Changes?
    /// Creates the stores for the user. A feature must not outlive its user, because of its saved data.
    private var factories: [ScreenFactory] = []
    private(set) var screens: [String: [OpenScreen]] = [:]
    private(set) var openModals: [[OpenScreen]] = []
    private(set) var tab = ""
    /// What the user is asked about.
    private var asking: Leaving?
    /// The feature with the placement `once` that is visible, and its element of `seen`.
    private(set) var once: (name: String, key: String)?
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
        tabs = features.filter { $0.placement == .tab }.map(\.route)
        routes = features.map(\.route)
        auth = dependencies.authentication.makeAuthStore()
        dependencies.events.follow(auth)
        dependencies.events.follow(self)
        auth.transitions.observe { [weak self] in self?.follow($0) }
    }
}

extension RootStore {
    /// The open screens of a tab: first the screen of the tab, last the visible screen. Empty without visible tabs.
    public func screens(of tab: String) -> [OpenScreen] { screens(in: .tab(tab)) }

    /// The open screens of a stack. Empty if there is no such stack, or without visible tabs.
    public func screens(in stack: ScreenStack) -> [OpenScreen] {
        switch stack {
        case _ where !isHome: []
        case .tab(let tab): screens[tab, default: []]
        case .modal(let index): openModals.indices.contains(index) ? openModals[index] : []
        }
    }

    /// Changes the selected tab, and closes the modals. Does nothing if there is no such tab, or if no tabs are visible.
    public func select(tab: String) {
        // A view can write the tab that is already selected. That must not close a modal.
        guard isHome, screens[tab] != nil, tab != self.tab else { return }
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
        guard isHome else { return }
        go(to: place.with([], in: .modal(index)))
    }
}

extension RootStore {
    /// Discards what is not saved, and does what the user wanted to do.
    public func discard(_ leaving: Leaving? = nil) {
        switch leaving ?? asking {
        case .place(let place): go(to: place, isAgreed: true)
        case .signIn: signIn(isAgreed: true)
        case .signOut:
            asking = nil
            showHome()
            Task { await auth.logout() }
        case nil: break
        }
    }

    /// Closes the question. Everything stays open.
    public func keepEditing() {
        if asking.take() != nil { showHome() }
    }

    /// The feature to which the text of a link leads. `hosts` are those of the app's web addresses.
    public func link(parsing text: String) throws(LinkError) -> DeepLink {
        try DeepLink(parsing: text, for: routes, hosts: dependencies.hosts)
    }
}

extension RootStore: LogoutActions {
    /// Signs out. If something unsaved would be lost, only asks.
    public func logout() async {
        if isHome, hasUnsaved { ask(.signOut) } else { await auth.logout() }
    }
}

extension RootStore: Navigator {
    /// Whether one of the features has a screen for the link.
    public func canOpen(_ link: DeepLink) -> Bool {
        (try? link.route(in: routes)) != nil
    }

    /// Opens the screen of the link, see `Place.opening`. If no tab is visible, or a feature with the placement `once`,
    /// keeps the link for later.
    public func open(_ link: DeepLink) {
        guard let route = try? link.route(in: routes) else { return }
        guard isHome, once == nil else { return self.link = route.link }
        let first = type(of: route).first.link
        go(to: place.opening(route, isTab: screens[route.link.name] != nil, first: first))
    }

    /// Opens a screen above the visible one, unless it is already visible.
    public func push(_ link: DeepLink, _ store: MakeStore?) {
        push(link, store, above: screens(in: place.top).count - 1, in: place.top)
    }

    /// Closes the visible screen.
    public func close() { close(from: screens(in: place.top).count - 1, in: place.top) }

    /// Closes the modal on top.
    public func closeModal() { if !openModals.isEmpty { close(modal: openModals.count - 1) } }

    /// Adds a screen above the screen with this index, and closes the screens that were there. If a screen of this link
    /// is already there, it keeps its store. Only the stack on top opens a modal.
    private func push(_ link: DeepLink, _ store: MakeStore?, above index: Int, in stack: ScreenStack) {
        let open = screens(in: stack)
        guard let route = try? link.route(in: routes), open.indices.contains(index), open[index].link != route.link
        else { return }
        if route.presentation == .push {
            go(to: place.with(open[...index].map(\.link) + [route.link], in: stack), store)
        } else if stack == place.top {
            go(to: place.with([route.link], in: .modal(stack.depth)), store)
        }
    }

    /// Closes the screen with this index, and all above it.
    private func close(from index: Int, in stack: ScreenStack) {
        let open = screens(in: stack)
        guard open.indices.contains(index), index > 0 || stack.depth > 0 else { return }
        var place = place.with(open.prefix(index).map(\.link), in: stack)
        if stack != .tab(tab), stack.depth == 0 { return go(to: place) }
        place.modals = Array(place.modals.prefix(stack.depth))
        go(to: place)
    }
}

extension RootStore {
    /// Shows the login screen instead of the tabs. After the login, opens the same screen again, with a new store.
    public func signIn() { signIn(isAgreed: false) }

    private func signIn(isAgreed: Bool) {
        guard isHome, auth.state.user == nil else { return }
        guard isAgreed || !hasUnsaved else { return ask(.signIn) }
        link = visibleLink
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
            if time > .seconds(300) { await screens(in: place.top).last?.store.loadAgain() }
        }
    }
}

extension RootStore {
    private var isHome: Bool { if case .home = state { true } else { false } }

    private var allScreens: [OpenScreen] { screens.values.flatMap { $0 } + openModals.joined() }

    private var stores: [any ScreenStore] { allScreens.map(\.store) }

    private var hasUnsaved: Bool { stores.contains(where: \.isUnsaved) }

    private func ask(_ leaving: Leaving) {
        asking = leaving
        showHome()
    }

    /// An open screen with a navigator of its own, and with the store that `store` or the route of the link creates.
    private func screen(_ link: DeepLink, _ store: MakeStore? = nil) -> OpenScreen? {
        let navigator = ScreenNavigator(self)
        navigator.onPush = { [weak self, weak navigator] link, store in
            if let self, let (stack, index) = position(of: navigator) { push(link, store, above: index, in: stack) }
        }
        navigator.onClose = { [weak self, weak navigator] isWholeModal in
            guard let self, let (stack, index) = position(of: navigator), !isWholeModal || stack.depth > 0 else { return }
            close(from: isWholeModal ? 0 : index, in: stack)
        }
        guard let presentation = try? link.route(in: routes).presentation,
            let store = factories.makeStore(link, navigator, store)
        else { return nil }
        dependencies.events.follow(store)
        return OpenScreen(link: link, store: store, presentation: presentation, navigator: navigator)
    }

    private func position(of navigator: ScreenNavigator?) -> (ScreenStack, Int)? {
        let stacks = screens.map { (ScreenStack.tab($0), $1) } + openModals.enumerated().map { (.modal($0), $1) }
        return stacks.lazy.compactMap { stack, open in
            open.firstIndex { $0.navigator === navigator }.map { (stack, $0) }
        }.first
    }

    /// What is open now.
    var place: Place {
        let paths = screens.mapValues { $0.dropFirst().map(\.link) }
        return Place(tab: tab, paths: paths.filter { !$0.value.isEmpty }, modals: openModals.map { $0.map(\.link) })
    }

    /// Opens and closes screens, so that `place` is what is open. A screen keeps its store as long as its link and the links
    /// below it in its stack stay. If something unsaved would be lost, and the user has not agreed, only asks.
    private func go(to place: Place, _ store: MakeStore? = nil, isAgreed: Bool = false) {
        guard isHome, place != self.place || isAgreed else { return }
        func links(of tab: String) -> [DeepLink] { screens[tab, default: []].prefix(1).map(\.link) + place.paths[tab, default: []] }
        func kept(_ open: [OpenScreen], _ links: [DeepLink]) -> [OpenScreen] {
            zip(open, links).prefix { $0.link == $1 }.map(\.0)
        }
        func filled(_ open: [OpenScreen], _ links: [DeepLink]) -> [OpenScreen] {
            open + links.dropFirst(open.count).compactMap { screen($0, store) }
        }
        let keptTabs = Dictionary(uniqueKeysWithValues: screens.map { ($0, kept($1, links(of: $0))) })
        let keptModals = Array(zip(openModals, place.modals).map { kept($0, $1) }.prefix { !$0.isEmpty })
        let stay = Set(keptTabs.values.flatMap { $0 } + keptModals.joined())
        let gone = allScreens.filter { !stay.contains($0) }
        guard isAgreed || !gone.contains(where: \.store.isUnsaved) else { return ask(.place(place)) }
        gone.forEach { $0.store.cancel() }
        (asking, tab) = (nil, place.tab)
        screens = Dictionary(uniqueKeysWithValues: keptTabs.map { ($0, filled($1, links(of: $0))) })
        openModals = place.modals.enumerated().map { filled(keptModals.indices.contains($0) ? keptModals[$0] : [], $1) }
        openModals = Array(openModals.prefix { !$0.isEmpty })
        if let once, !openModals.contains(where: { $0.first?.link.name == once.name }) {
            dependencies.seen.seen.insert(once.key)
            self.once = nil
            return openHome()
        }
        showHome()
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
            let links = saved?.screens(of: tab, routes: routes) ?? [tab.first.link]
            screens[tab.name] = links.compactMap { screen($0) }
        }
        tab = saved.flatMap { screens[$0.tab] == nil ? nil : $0.tab } ?? tabs.first?.name ?? ""
        openModals = saved?.modals(routes: routes).map { $0.compactMap { screen($0) } } ?? []
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
            (visibleLink, asking) = (nil, nil)
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
        (screens, openModals, factories) = ([:], [], [])
        (owner, asking, once) = (nil, nil, nil)
    }

    /// Shows the tabs, then a feature with the placement `once`, and then the screen of `link`, if it is not `nil`.
    private func openHome() {
        showHome()
        wantsLogin = false
        if once == nil, let (first, key) = features.lazy.compactMap(unseen).first {
            once = (first.name, key)
            go(to: place.with([first], in: .modal(openModals.count)))
        }
        if once == nil, let link = link.take() { open(link) }
    }

    private func unseen(_ feature: AppFeature) -> (first: DeepLink, key: String)? {
        guard case .once(let afterLogin) = feature.placement, !afterLogin || owner != nil else { return nil }
        let key = feature.route.name + (afterLogin ? owner.map { "/\($0)" } ?? "" : "")
        return dependencies.seen.seen.contains(key) ? nil : (feature.route.first.link, key)
    }

    private func showHome() {
        state = .home(auth.state.user, place, asking: asking)
        visibleLink = screens(in: place.top).last?.link
    }
}
