extension AppEvents {
    /// Reports the visible screen.
    public func screen(_ link: DeepLink) { send(.screen(written(link.description))) }

    /// Reports each new state of a store.
    @MainActor
    public func follow<S: Store>(_ store: S) {
        guard receive != nil else { return }
        onState?(store, store.state)
        store.transitions.observe { [weak store] state in
            send(.transition(store: "\(S.self)", state: Self.name(of: state)))
            if let store { onState?(store, state) }
        }
    }
}
