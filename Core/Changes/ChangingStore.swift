/// The actions of the user on a change that waits or was refused.
@MainActor
public protocol ChangeActions: AnyObject {
    /// Sends a refused change again.
    func sendAgain(_ change: PendingChange) async
    /// The changes that `discard(_:)` gives up: also later changes of a new element, and those that need it.
    func discarded(with change: PendingChange) -> [PendingChange]
    /// Gives up a change.
    func discard(_ change: PendingChange) async
}

/// A store that shows the elements of a collection with the changes of the user: a `LoadStore` or a `ListStore`.
@MainActor
public protocol ChangingStore<Element>: ActionStore, ChangeActions where ActionFailure: ChangeFailure {
    /// An element of the collection.
    associatedtype Element: Identifiable, Sendable where Element.ID == ResourceID<Element>
    /// The collection, whose overlay the store has.
    var collection: ChangedCollection<Element> { get }
    /// The elements as they were loaded. A store of one element or of a list has this property already.
    var loadedElements: Loaded<[Element]> { get }
}

/// An error of a feature whose changes wait for the server.
public protocol ChangeFailure: Error {
    /// The change cannot be saved on this device.
    static func change(_ error: ChangeError) -> Self
}

extension ChangingStore {
    /// The changes of the elements that the server does not have. They are already shown.
    public var unsent: [PendingChange] { collection.unsent }

    /// Saves the change that `make` makes of an element, as it is when nobody else can change the queue. So no tap is
    /// lost. If there is no such element, the error is that of the load, or `missing`. Returns `nil` if the change
    /// cannot be saved.
    @discardableResult
    public func change(
        _ id: Element.ID,
        or missing: ActionFailure,
        _ make: @escaping @Sendable (Element) throws(ActionFailure) -> PendingChange
    ) async -> PendingChange? {
        let missing = loadError ?? missing
        return await attempt { [collection, loadedElements] () async throws(ActionFailure) in
            let made: Result<PendingChange, ActionFailure>
            do throws(ChangeError) {
                made = try await collection.changes.save { outbox throws(ActionFailure) in
                    guard let element = collection.element(id, in: outbox, of: loadedElements) else { throw missing }
                    return try make(element)
                }
            } catch {
                throw .change(error)
            }
            return try made.get()
        }
    }

    /// Whether the user has removed an element that was loaded, or has given up its addition. If the server refuses the
    /// removal, it is not removed.
    public func isRemoved(_ id: Element.ID) -> Bool {
        let loaded = loadedElements
        return loaded.content != nil && collection.element(id, in: collection.changes.outbox, of: loaded) == nil
    }

    /// Sends a refused change again.
    public func sendAgain(_ change: PendingChange) async {
        await edit { changes throws(ChangeError) in try await changes.retry(change.number) }
    }

    /// The changes that `discard(_:)` gives up.
    public func discarded(with change: PendingChange) -> [PendingChange] {
        collection.changes.outbox.discarded(with: change.number)
    }

    /// Gives up a change.
    public func discard(_ change: PendingChange) async {
        await edit { changes throws(ChangeError) in try await changes.discard(change.number) }
    }

    private func edit(_ edit: @escaping @MainActor (Changes) async throws(ChangeError) -> Void) async {
        _ = await attempt { [collection] () async throws(ActionFailure) in
            do throws(ChangeError) { try await edit(collection.changes) } catch { throw .change(error) }
        }
    }
}

extension ListStore where Element.ID == ResourceID<Element> {
    /// The elements of the pages, without the changes of the user.
    public var loadedElements: Loaded<[Element]> {
        Loaded(content: pages.content?.items, includedChanges: pages.includedChanges)
    }
}

extension LoadStore {
    /// The elements of the loaded content, without the changes of the user.
    public func loadedElements<Element>(_ elements: (Content) -> [Element]?) -> Loaded<[Element]> {
        Loaded(content: base.content.flatMap(elements), includedChanges: base.includedChanges)
    }
}

extension LoadStore where Content: Identifiable, Content.ID == ResourceID<Content> {
    /// The loaded element, without the changes of the user.
    public var loadedElements: Loaded<[Content]> { loadedElements { [$0] } }
}
