import Foundation

/// The changes that the server does not have yet, with all rules about them. An `OutboxStore` only saves this value:
/// one private file for each user of a server, not in the cache.
///
/// A change is an HTTP request with an `Idempotency-Key`, so a later version of the app can send it. Without an answer,
/// it waits and keeps its key. A refused change stays with the reason, and stops only later changes of its item. A
/// request includes the changes that were sent before it, and a page remembers them, also a saved page. Screens show
/// what was loaded with the changes that it does not include.
///
/// The last write wins. If the server makes the ids, a refresh during an addition can show the item twice until the
/// answer comes. Each addition writes the whole file, so the queue has a limit (`scripts/bench changes cost`).
public struct Outbox: Equatable, Sendable {
    /// How many changes can wait or be refused.
    package static let limit = 500
    /// How many changes are remembered after they were sent and their list was loaded again.
    static let memory = 100

    /// The changes, in the order in which the user made them. The last ones that were sent are included.
    public internal(set) var changes: [PendingChange] = []
    /// Changes that this version of the app cannot read. They are kept for a later version.
    var unreadable: [JSONValue] = []
    var lastNumber = 0
    /// A number that increases with each change of this value.
    var revision = 0

    /// Creates an empty queue.
    public init() {}
}

extension Outbox {
    /// The changes that the server does not have yet.
    public var unsent: [PendingChange] { changes.filter { !$0.isSent } }
    /// The changes of the collection at `path` that the server does not have yet.
    public func unsent(at path: APIPath) -> [PendingChange] { changes(at: path, notIn: sentNumbers) }
    /// The number of changes that wait or were refused, also of those that this version cannot read.
    public var unsentCount: Int { unsent.count + unreadable.count }
    /// The number of changes that wait, also of those that this version cannot read.
    package var waitingCount: Int { changes.count { $0.state == .waiting } + unreadable.count }
    /// The numbers of the changes that were sent. A page that is requested now includes them.
    public var sentNumbers: Set<Int> { Set(changes.filter(\.isSent).map(\.number)) }

    /// The id on the server of an item. `nil` means that the server does not know the item yet, or not any more.
    public func serverID<Model>(of id: ResourceID<Model>, at path: APIPath) -> ResourceID<Model>? {
        guard case .saved(let found)? = item("\(id)", at: resolved(path)) else { return nil }
        return found == ResourceID("\(id)") ? id : ResourceID("\(found)")
    }

    /// The additions and removals of elements at `path` that the server has executed, or can have executed.
    func countedChanges(at path: APIPath) -> [CountedChange] {
        changes(at: path, notIn: []).compactMap { change in
            let isCounted = (change.method == .post || change.isRemoval) && (change.isSent || change.mayBeExecuted)
            guard isCounted, let item = change.itemID else { return nil }
            return CountedChange(change.number, of: item, isRemoval: change.isRemoval, isSent: change.isSent)
        }
    }

    /// The changes of the collection at `path` without those that were sent and are in `includedChanges`.
    func changes(at path: APIPath, notIn includedChanges: Set<Int>) -> [PendingChange] {
        let path = resolved(path)
        return changes.filter { $0.collection == path && !($0.isSent && includedChanges.contains($0.number)) }
    }

    /// The item with this id. `nil` means that it was never added on this device, or cannot be in a path.
    func item(_ id: String, at path: String) -> PendingChange.Item? {
        guard let number = PendingChange.number(ofNew: id) else {
            return id.isPathComponent ? .saved(id: ResourceID(id)) : nil
        }
        return changes.first { $0.method == .post && $0.path == path && $0.number == number }?.item
    }
}
