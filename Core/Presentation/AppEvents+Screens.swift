extension AppEvents {
    /// Reports the visible screen.
    public func screen(_ link: DeepLink) { send(.screen(written(link.description))) }

    /// Reports each new state of a store.
    @MainActor
    public func follow<S: Store>(_ store: S) {
        guard receive != nil else { return }
        #if FOCAL_VIEWS
        var old = store.state
        store.transitions.observe { [onTransition] state in
            onTransition?("\(S.self)", old, state)
            old = state
        }
        #endif
        store.transitions.observe { send(.transition(store: "\(S.self)", state: Self.name(of: $0))) }
    }
}
