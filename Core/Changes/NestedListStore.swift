/// The store of a list that belongs to an item, such as the comments on a post, with the changes of the user. It loads
/// the whole list, and before that shows what the user adds. A subclass of `LoadStore` that shows the item can have it.
public final class NestedListStore<
    Element: Identifiable & Hashable & Sendable,
    Failure: ChangeFailure & Equatable
>: LoadStore<[Element], Failure>, ChangingStore where Element.ID == ResourceID<Element> {
    /// The list, with the changes of the user.
    public let collection: ChangedCollection<Element>

    /// Creates a store. The state is `idle` until the first load.
    public init(
        _ collection: ChangedCollection<Element>,
        load: @escaping @MainActor () async throws(Failure) -> [Element]
    ) {
        self.collection = collection
        super.init(overlay: collection.overlayOfAll()) { (_, _) async throws(Failure) in try await load() }
    }

    /// The elements as they were loaded.
    public var loadedElements: Loaded<[Element]> { loadedElements { $0 } }

    /// Saves a change, for example the addition of an element. Returns `nil` if it cannot be saved on this device.
    @discardableResult
    public func save(_ change: PendingChange) async -> PendingChange? {
        await attempt { [collection] () async throws(Failure) in
            do throws(ChangeError) { return try await collection.changes.save(change) } catch { throw .change(error) }
        }
    }
}
