import Authentication
import Core

extension RootStore {
    /// Shows the login screen instead of the tabs. After the login, opens the same screen again, with a new store.
    public func signIn() { signIn(isAgreed: false) }

    func signIn(isAgreed: Bool) {
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

    /// Sends what the user has changed and the server does not have yet. The root calls it at the start, after a login
    /// and in the foreground. Call this method when the network is back, as `ContentView` does. With a user, does
    /// nothing before the login is complete and during a logout.
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
    func follow(_ auth: AuthState) {
        guard let user = auth.user else { return leave(auth) }
        if user.id != owner {
            // A link that waits is for the user who is leaving.
            if isHome, owner != nil { link = nil }
            // Some pictures can be private.
            if owner != nil { dependencies.pictures?.removeAll() }
            start(for: user)
        } else if !isHome {
            // The errors on the screens are from the session that has ended.
            stores.forEach { $0.acknowledgeError() }
        }
        sendChanges()
        openHome()
    }

    func start(for user: AuthenticatedUser?) {
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
    func leave(_ auth: AuthState) {
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

    func signOut() {
        // What waits is sent after the next login of the same user.
        if let changes { Task { try? await changes.forgetSent() } }
        forget()
        link = nil
        dependencies.removeSavedData()
    }

    func forget() {
        let old = stores
        (stacks, factories) = (OpenStacks(), [])
        (owner, question, isAsking, once) = (nil, nil, false, nil)
        old.forEach { $0.cancel() }
    }

    /// Shows the tabs, then a feature with the placement `once`, and then the screen of `link`, if it is not `nil`.
    func openHome() {
        // A question that is visible stays visible, for example if the user has another name now.
        if !isHome { state = .home(auth.state.user, place) }
        wantsLogin = false
        if once == nil, let (first, key) = unseen {
            once = (first.name, key)
            return go(to: place.with([first], in: .modal(stacks.modals.count)))
        }
        showHome()
        if once == nil, let link = link.take() { open(link) }
    }

    /// The first screen of the next feature with the placement `once`, and its element of `seen`.
    var unseen: (first: DeepLink, key: String)? {
        features.lazy.compactMap { [self] feature in
            guard case .once(let afterLogin) = feature.placement, !afterLogin || owner != nil else { return nil }
            let key = feature.route.name + (afterLogin ? owner.map { "/\($0)" } ?? "" : "")
            return dependencies.seen.names.contains(key) ? nil : (feature.route.first.link, key)
        }.first
    }
}
