public import Core

/// An open page. Two pages are equal if they have the same store, because one route can be open twice.
public struct RootPage: Identifiable, Hashable {
    /// The route of the page.
    public let route: AnyRoute
    /// The store of the page. The route created it.
    public let store: any LoadActions

    /// The identity of the store.
    public var id: ObjectIdentifier { ObjectIdentifier(store) }

    /// Compares the stores.
    public static func == (left: RootPage, right: RootPage) -> Bool {
        left.id == right.id
    }

    /// Hashes the identity of the store.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}
