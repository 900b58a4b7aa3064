import Foundation

/// The changes that the server does not have yet, with all rules about them. A store saves this value.
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
    public func unsent(at path: APIPath) -> [PendingChange] { changes(at: path, after: sentNumbers) }
    /// The number of changes that wait or were refused, also of those that this version cannot read.
    public var unsentCount: Int { unsent.count + unreadable.count }
    /// The number of changes that wait, also of those that this version cannot read.
    package var waitingCount: Int { changes.count { $0.state == .waiting } + unreadable.count }
    /// The numbers of the changes that were sent. A page that is requested now already contains them.
    public var sentNumbers: Set<Int> { Set(changes.filter(\.isSent).map(\.number)) }

    /// The id on the server of an item. `nil` means that the server does not know the item yet, or not any more.
    public func serverID<Model>(of id: ResourceID<Model>, at path: APIPath) -> ResourceID<Model>? {
        guard case .saved(let found)? = item("\(id)", at: resolved(path)) else { return nil }
        return found == ResourceID("\(id)") ? id : ResourceID("\(found)")
    }

    /// Returns `elements`, which the server has sent, with the changes of the collection at `path`. The newest element comes
    /// first. `known` are the changes that `elements` already contain: `sentNumbers` when they were requested. `change`
    /// returns an element with a change. For an element that is added, the old element is `nil`.
    public func applied<Element: Identifiable>(
        to elements: [Element],
        at path: APIPath,
        known: Set<Int>,
        _ change: (PendingChange, Element?) -> Element?
    ) -> [Element] where Element.ID == ResourceID<Element> {
        var elements = elements
        for pending in changes(at: path, after: known) {
            guard let id = pending.itemID else { continue }
            let index = elements.firstIndex { $0.id == ResourceID(id) }
            switch (pending.method, index) {
            case (.delete, let index?): if pending.refusal == nil { elements.remove(at: index) }
            case (_, let index?): elements[index] = change(pending, elements[index]) ?? elements[index]
            case (.post, nil): if let new = change(pending, nil) { elements.insert(new, at: 0) }
            default: break
            }
        }
        return elements
    }

    /// The changes of the collection at `path` without those that were sent and are in `known`.
    func changes(at path: APIPath, after known: Set<Int>) -> [PendingChange] {
        let path = resolved(path)
        return changes.filter { $0.path == path && !($0.isSent && known.contains($0.number)) }
    }

    /// The item with this id. `nil` means that it was never added on this device, or cannot be in a path.
    func item(_ id: String, at path: String) -> PendingChange.Item? {
        guard let number = PendingChange.number(ofNew: id) else {
            return id.isPathComponent ? .saved(id: ResourceID(id)) : nil
        }
        return changes.first { $0.method == .post && $0.path == path && $0.number == number }?.item
    }
}
