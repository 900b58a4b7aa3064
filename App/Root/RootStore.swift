public import Authentication
public import Core

/// Stores what the app shows, and owns the stores of all screens.
///
/// Each change of what is open goes through `go(to:)`, which asks if something unsaved would be lost. The stores belong
/// to one user, or to nobody. The store of an opened screen lives until the screen is closed. A
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

    /// How often the user was asked again although a question was already visible. Maybe it was not: a view that
    /// presents something else shows no alert.
    @Observed public private(set) var repeatedQuestions = 0
    /// Why the last link was not opened.
    @Observed public private(set) var linkError: LinkError?

    private let features: [AppFeature]
    let dependencies: Dependencies
    /// The changes of the user, or of nobody.
    private var changes: Changes?
    /// Creates the stores for the user. A feature must not outlive its user, because of its saved data.
    private var factories: [ScreenFactory] = []
    private(set) var stacks = OpenStacks()
    private(set) var tab = ""
    /// What the user is asked about, and the store of the screen that opens after that.
    private var question: (leaving: Leaving, store: NewStore?)?
    /// Whether the question is visible. SwiftUI can hide it before it runs the action of its button.
    private var isAsking = false
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

    /// Creates the root of an app. The state is `restoring` until `start(with:)` has found out who is signed in. Of two
    /// features with one name, the first one counts.
    public init(_ features: [AppFeature], with dependencies: Dependencies) {
        var names: Set<String> = []
        self.features = features.filter { names.insert($0.route.name).inserted }
        self.dependencies = dependencies
        tabs = self.features.filter { $0.placement == .tab }.map(\.route)
        routes = self.features.map(\.route)
        auth = dependencies.authentication.makeAuthStore()
        dependencies.events.follow(auth)
        dependencies.events.follow(self)
        auth.transitions.observe { [weak self] in self?.follow($0) }
    }
}

/// What creates the store of a screen, with the link of this screen.
private typealias NewStore = (link: DeepLink, make: MakeStore)

extension RootStore {
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
    public var isUnsaved: Bool { stores.contains(where: \.isUnsaved) }

    /// Changes the selected tab, and closes the modals. Does nothing if there is no such tab, or if no tabs are visible.
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
    /// Discards what is not saved, and does what the user wanted to do. Does so also directly after `keepEditing()`.
    public func discard() {
        isAsking = false
        if let question = question.take() { leave(question.leaving, question.store, isAgreed: true) }
    }

    /// Closes the question. Everything stays open.
    public func keepEditing() {
        if isAsking {
            isAsking = false
            showHome()
        }
    }

    private func leave(_ leaving: Leaving, _ store: NewStore?, isAgreed: Bool) {
        switch leaving {
        case .place(let place): go(to: place, store, isAgreed: isAgreed)
        case .signIn: signIn(isAgreed: isAgreed)
        case .signOut where isAgreed || !isUnsaved: Task { await logout(isAgreed: true) }
        case .signOut: ask(.signOut)
        }
    }

    private func ask(_ leaving: Leaving, _ store: NewStore? = nil) {
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

    private func logout(isAgreed: Bool) async {
        guard isHome else { return await auth.logout() }
        guard isAgreed || !isUnsaved else { return ask(.signOut) }
        // The progress and an error are below the modals.
        go(to: Place(tab: tab, paths: place.paths), isAgreed: true)
        await auth.logout()
    }
}

extension RootStore: Navigator {
    /// Whether one of the features has a screen for the link.
    public func canOpen(_ link: DeepLink) -> Bool {
        (try? link.route(in: routes)) != nil
    }

    /// Opens the screen of the link. If no tab is visible, or a feature with the placement `once`, keeps the link for
    /// later.
    public func open(_ link: DeepLink) {
        guard let route = try? link.route(in: routes) else { return }
        guard isHome, once == nil else { return self.link = route.link }
        go(to: place.opening(route, tabs: tabs))
    }

    /// Opens the link in a text, for example of an address. If it leads to no screen, `linkError` says why.
    public func open(parsing text: String) {
        do throws(LinkError) {
            open(try link(parsing: text))
            linkError = nil
        } catch {
            linkError = error
        }
    }

    /// The link in a text, with a scheme or one of the app's hosts.
    public func link(parsing text: String) throws(LinkError) -> DeepLink {
        try DeepLink(parsing: text, for: routes, hosts: dependencies.hosts)
    }

    /// Removes the error of a link.
    public func acknowledgeLinkError() { linkError = nil }

    /// Opens a screen above the visible one, unless it is already visible.
    public func push(_ link: DeepLink, _ store: MakeStore?) {
        push(link, store, above: screens(in: place.top).count - 1, in: place.top)
    }

    /// Closes the visible screen.
    public func close() { close(from: screens(in: place.top).count - 1, in: place.top) }

    /// Closes the modal on top.
    public func closeModal() { close(modal: stacks.modals.count - 1) }

    /// Adds a screen above the screen with this index, and closes the screens that were there. If a screen of this link
    /// is already there, it keeps its store. Only the stack on top opens a modal.
    private func push(_ link: DeepLink, _ store: MakeStore?, above index: Int, in stack: ScreenStack) {
        let open = screens(in: stack)
        guard let route = try? link.route(in: routes), open.indices.contains(index), open[index].link != route.link
        else { return }
        let new = store.map { (route.link, $0) }
        if route.presentation == .push {
            go(to: place.with(open[...index].map(\.link) + [route.link], in: stack), new)
        } else if stack == place.top {
            go(to: place.with([route.link], in: .modal(stack.depth)), new)
        }
    }

    /// Closes the screen with this index, and all above it, also while the login screen is visible.
    private func close(from index: Int, in stack: ScreenStack) {
        guard stacks[stack].indices.contains(index), index > 0 || stack.depth > 0 else { return }
        go(to: place.closing(from: index, in: stack))
    }
}

extension RootStore {
    /// Shows the login screen instead of the tabs. After the login, opens the same screen again, with a new store.
    public func signIn() { signIn(isAgreed: false) }

    private func signIn(isAgreed: Bool) {
        guard isHome, auth.state.user == nil else { return }
        guard isAgreed || !isUnsaved else { return ask(.signIn) }
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
            if time > .seconds(300) { await visible?.store.loadAgain() }
        }
    }
}

extension RootStore {
    private var isHome: Bool { if case .home = state { true } else { false } }

    private var stores: [any ScreenStore] { stacks.all.map(\.store) }

    /// What is open now.
    var place: Place { stacks.place(in: tab) }

    /// Opens and closes screens, so that `place` is what is open. If something unsaved would be lost, and the user has
    /// not agreed, only asks.
    private func go(to place: Place, _ store: NewStore? = nil, isAgreed: Bool = false) {
        guard place != self.place || isAgreed else { return }
        let staying = stacks.staying(in: place)
        let closed = Set(stacks.all).subtracting(staying.all)
        guard isAgreed || !closed.contains(where: \.store.isUnsaved) else { return ask(.place(place), store) }
        (question, isAsking) = (nil, false)
        tab = place.tab
        stacks = staying.opening(place) { screen($0, $0 == store?.link ? store?.make : nil) }
        closed.forEach { $0.store.cancel() }
        if let once, !stacks.modals.contains(where: { $0.first?.link.name == once.name }) {
            dependencies.seen.seen.insert(once.key)
            self.once = nil
            return follow(auth.state)
        }
        showHome()
    }

    /// An open screen with a navigator of its own, and with the store that `store` or the route of the link creates.
    private func screen(_ link: DeepLink, _ store: MakeStore? = nil) -> OpenScreen? {
        let navigator = ScreenNavigator(self)
        navigator.onPush = { [weak self, weak navigator] link, store in
            if let self, let (stack, index) = position(of: navigator) { push(link, store, above: index, in: stack) }
        }
        navigator.onClose = { [weak self, weak navigator] isWholeModal in
            guard let self, let (stack, index) = position(of: navigator), !isWholeModal || stack.depth > 0 else {
                return
            }
            let asked = isAsking ? question : nil
            close(from: isWholeModal ? 0 : index, in: stack)
            // A form that was saved while the question was visible has closed itself. Then nothing is left to ask.
            if let asked, !isAsking { leave(asked.leaving, asked.store, isAgreed: false) }
        }
        guard let presentation = try? link.route(in: routes).presentation,
            let store = factories.makeStore(link, navigator, store)
        else { return nil }
        dependencies.events.follow(store)
        return OpenScreen(link: link, store: store, presentation: presentation, navigator: navigator)
    }

    private func position(of navigator: ScreenNavigator?) -> (stack: ScreenStack, index: Int)? {
        stacks.position { $0.navigator === navigator }
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
        for tab in tabs { stacks.tabs[tab.name] = [screen(tab.first.link)].compactMap(\.self) }
        let place = saved?.place(tabs: tabs, routes: routes) ?? Place(tab: tabs.first?.name ?? "")
        tab = place.tab
        stacks = stacks.opening(place) { screen($0) }
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
        let hasHome = !tabs.isEmpty || owner == nil && unseen != nil
        guard !wantsLogin, auth.error == nil, hasHome else {
            stores.forEach { $0.cancel() }
            // A link that waits for a feature with the placement `once` is for the user who is leaving.
            if once != nil { link = nil }
            (visibleLink, question, isAsking) = (nil, nil, false)
            return state = .login
        }
        if factories.isEmpty || owner != nil { start(for: nil) }
        sendChanges()
        openHome()
    }

    private func signOut() {
        // What waits is sent after the next login of the same user.
        if let changes { Task { try? await changes.forgetSent() } }
        forget()
        link = nil
        dependencies.removeSavedData()
    }

    private func forget() {
        let old = stores
        (stacks, factories) = (OpenStacks(), [])
        (owner, question, isAsking, once) = (nil, nil, false, nil)
        old.forEach { $0.cancel() }
    }

    /// Shows the tabs, then a feature with the placement `once`, and then the screen of `link`, if it is not `nil`.
    private func openHome() {
        state = .home(auth.state.user, place)
        wantsLogin = false
        if once == nil, let (first, key) = unseen {
            once = (first.name, key)
            return go(to: place.with([first], in: .modal(stacks.modals.count)))
        }
        showHome()
        if once == nil, let link = link.take() { open(link) }
    }

    /// The first screen of the next feature with the placement `once`, and its element of `seen`.
    private var unseen: (first: DeepLink, key: String)? {
        features.lazy.compactMap { [self] feature in
            guard case .once(let afterLogin) = feature.placement, !afterLogin || owner != nil else { return nil }
            let key = feature.route.name + (afterLogin ? owner.map { "/\($0)" } ?? "" : "")
            return dependencies.seen.seen.contains(key) ? nil : (feature.route.first.link, key)
        }.first
    }

    /// Publishes what is open. Does nothing while the login screen is visible.
    private func showHome() {
        guard isHome else { return }
        state = .home(auth.state.user, place, asking: isAsking ? question?.leaving : nil)
        visibleLink = visible?.link
    }
}
