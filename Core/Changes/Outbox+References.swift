import Foundation

/// A change can name an item that another change adds: in its path, or in a member of its body. It waits for the id of the
/// server, so an id of the device is never sent.
extension Outbox {
    /// Removes a change that was not sent, and what makes no sense without it: the later changes of an added item, and the
    /// additions that name it. An edit that names it loses only this member of its body. Returns what was removed.
    mutating func giveUp(_ change: PendingChange) -> [PendingChange] {
        var (removed, next) = ([PendingChange](), [change])
        while let change = next.popLast() {
            let isAdded = change.method == .post
            let group = unsent.filter { $0.number == change.number || isAdded && $0.isOfSameItem(as: change) }
            removed += group
            changes.removeAll { change in group.contains { $0.number == change.number } }
            for later in unsent where isAdded && later.named.contains(change.number) {
                guard later.method != .post, let index = index(of: later.number),
                    let edit = later.removing(change.number)
                else {
                    next.append(later)
                    continue
                }
                changes[index] = edit
            }
        }
        return removed.sorted { $0.number < $1.number }
    }

    /// The changes that `discard(_:)` would remove.
    public func discarded(with number: Int) -> [PendingChange] {
        var outbox = self
        return (try? outbox.discard(number)) ?? []
    }

    /// The path with the ids of the server instead of those of the device, as far as they are known.
    func resolved(_ path: APIPath) -> String {
        var change = PendingChange(.get, path, text: "")
        resolve(&change)
        return change.path
    }

    /// Replaces the ids of the device in the path and the body, as far as those of the server are known.
    func resolve(_ change: inout PendingChange) {
        for number in change.named {
            if let id = serverID(ofItemAddedBy: number) { change.replace(number, with: id) }
        }
    }

    /// Whether a change waits for an id that the server has not sent with its answer.
    func lacksID(_ change: PendingChange) -> Bool {
        changes.contains { added in
            added.isSent && added.isNew
                && (change.named.contains(added.number) || change.isNew && change.isOfSameItem(as: added))
        }
    }

    /// The id in the form of the server: a number or a text.
    private func serverID(ofItemAddedBy number: Int) -> JSONValue? {
        guard let change = changes.first(where: { $0.number == number }), change.isSent, case .saved(let id)? = change.item
        else { return nil }
        let sent = change.answer(as: JSONObject.self)?["id"]
        return sent?.text == id ? sent : Int(id).map(JSONValue.integer) ?? .string(id)
    }
}

extension PendingChange {
    /// The numbers of the changes that add the items which this change names.
    var named: Set<Int> {
        let parts = path.split(separator: "/").map(String.init)
        return Set((parts + referencedIDs).compactMap(Self.number(ofNewID:)))
    }

    func isOfSameItem(as other: PendingChange) -> Bool { path == other.path && item == other.item }

    /// Replaces the id of the item that the change with this number adds.
    mutating func replace(_ number: Int, with id: JSONValue) {
        let new = Self.newID(number)
        path = path.split(separator: "/", omittingEmptySubsequences: false)
            .map { $0 == new ? (id.text ?? "").percentEncoded : String($0) }
            .joined(separator: "/")
        changeReferences { $0 == .string(new) ? id : $0 }
    }

    /// This edit without the member that names an item. `nil` means that nothing is left of it.
    fileprivate func removing(_ number: Int) -> PendingChange? {
        var edit = self
        edit.changeReferences { $0 == .string(Self.newID(number)) ? nil : $0 }
        return edit.named.contains(number) || edit.body == "{}" ? nil : edit
    }

    private var referencedIDs: [String] {
        guard let references, let json = body(as: JSONValue.self) else { return [] }
        return references.flatMap { key in
            if case .array(let ids)? = json[key] { ids.compactMap(\.text) } else { [json[key]?.text].compactMap(\.self) }
        }
    }

    private mutating func changeReferences(_ change: (JSONValue) -> JSONValue?) {
        guard let references, let data = body?.data(using: .utf8) else { return }
        let changed = data.changingJSON { json in
            references.reduce(into: json) { json, key in
                if case .array(let ids)? = json[key] {
                    json[key] = .array(ids.compactMap(change))
                } else if let id = json[key] {
                    json[key] = change(id)
                }
            }
        }
        body = String(decoding: changed, as: UTF8.self)
    }

    private static func number(ofNewID id: String) -> Int? {
        guard id.hasPrefix("new-"), id.dropFirst(4).allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return Int(id.dropFirst(4))
    }
}
