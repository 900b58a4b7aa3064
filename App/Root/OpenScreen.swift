public import Core

/// An open screen. Two screens are equal if they have the same store, because one route can be open twice.
public struct OpenScreen: Identifiable, Hashable {
    /// The route of the screen.
    public let route: AnyRoute
    /// The store of the screen, for example a `TodoStore`.
    public let store: any LoadActions

    /// The identity of the store.
    public var id: ObjectIdentifier { ObjectIdentifier(store) }

    /// Compares the stores.
    public static func == (left: OpenScreen, right: OpenScreen) -> Bool {
        left.id == right.id
    }

    /// Hashes the identity of the store.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}
