extension AppEvents {
    /// Reports the visible screen.
    public func screen(_ link: DeepLink) { send(.screen(written(link.description))) }

    /// Reports each new state of a store.
    @MainActor
    public func follow<S: Store>(_ store: S) {
        guard receive != nil else { return }
        store.transitions.observe { send(.transition(store: "\(S.self)", state: Self.name(of: $0))) }
    }
}
