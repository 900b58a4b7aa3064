import Authentication
public import Core

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

    /// Loads the open screens of this link again.
    public func reload(_ link: DeepLink) {
        guard let link = try? link.route(in: routes).link else { return }
        Task { for screen in stacks.all where screen.link == link { await screen.store.load() } }
    }

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
    func close(from index: Int, in stack: ScreenStack) {
        guard stacks[stack].indices.contains(index), index > 0 || stack.depth > 0 else { return }
        go(to: place.closing(from: index, in: stack))
    }
}

extension RootStore {
    var isHome: Bool { if case .home = state { true } else { false } }

    var stores: [any ScreenStore] { stacks.all.map(\.store) }

    /// What is open now.
    var place: Place { stacks.place(in: tab) }

    /// Opens and closes screens, so that `place` is what is open. If something unsaved would be lost, and the user has
    /// not agreed, only asks.
    func go(to place: Place, _ store: NewStore? = nil, isAgreed: Bool = false) {
        guard place != self.place || isAgreed else { return }
        let staying = stacks.staying(in: place)
        let kept = Set(staying.all)
        let closed = stacks.all.filter { !kept.contains($0) }
        guard isAgreed || !closed.contains(where: \.store.isUnsaved) else { return ask(.place(place), store) }
        (question, isAsking) = (nil, false)
        tab = place.tab
        stacks = staying.opening(place) { screen($0, $0 == store?.link ? store?.make : nil) }
        closed.forEach { $0.store.cancel() }
        if let once, !stacks.modals.contains(where: { $0.first?.link.name == once.name }) {
            dependencies.seen.insert(once.key)
            self.once = nil
            return follow(auth.state)
        }
        showHome()
    }

    /// An open screen with a navigator of its own, and with the store that `store` or the route of the link creates.
    func screen(_ link: DeepLink, _ store: MakeStore? = nil) -> OpenScreen? {
        let navigator = ScreenNavigator(self)
        navigator.onPush = { [weak self, weak navigator] link, store in
            if let self, let (stack, index) = position(of: navigator) { push(link, store, above: index, in: stack) }
        }
        navigator.onClose = { [weak self, weak navigator] isWholeModal in
            guard let self, let (stack, index) = position(of: navigator), !isWholeModal || stack.depth > 0 else {
                return
            }
            close(from: isWholeModal ? 0 : index, in: stack)
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

    /// Publishes what is open. Does nothing while the login screen is visible.
    func showHome() {
        guard isHome else { return }
        state = .home(auth.state.user, place, asking: isAsking ? question?.leaving : nil)
        visibleLink = visible?.link
    }
}
