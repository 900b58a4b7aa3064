import Foundation

/// A change can name a new item, in its path or in a member of its body. It waits until the item has an id of the
/// server.
extension Outbox {
    /// Removes a change that was not sent, and what makes no sense without it: the later changes of an added item, and
    /// the additions that name it. An edit that names it loses only this member of its body. Returns what was removed.
    mutating func giveUp(_ change: PendingChange) -> [PendingChange] {
        let isAdded = change.method == .post
        var removed = unsent.filter { $0.number == change.number || isAdded && $0.isOfSameItem(as: change) }
        changes.removeAll { change in removed.contains { $0.number == change.number } }
        for number in unsent.map(\.number) where isAdded {
            guard let index = index(of: number), case var edit = changes[index], edit.newItems.contains(change.number)
            else { continue }
            edit.replace(change.number, with: nil)
            if edit.method == .post || edit.body == "{}" || edit.newItems.contains(change.number) {
                removed += giveUp(changes[index])
            } else {
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

    /// The path with ids of the server, as far as they are known.
    func resolved(_ path: APIPath) -> String { resolved(PendingChange(.get, path, text: "", form: "")).path }

    /// Replaces the ids of the device in the path and the body, as far as those of the server are known.
    func resolved(_ change: PendingChange) -> PendingChange {
        change.newItems.reduce(into: change) { resolved, number in
            guard let added = changes.first(where: { $0.number == number && $0.method == .post }), added.isSent,
                case .saved(let id)? = added.item
            else { return }
            let sent = added.answer(as: JSONObject.self)?["id"]
            // The address of the item does not say whether its id is a number.
            let text = "\(id)"
            let fallback = Int(text).flatMap { "\($0)" == text ? JSONValue.integer($0) : nil }
            resolved.replace(number, with: sent?.text == text ? sent : fallback ?? .string(text))
        }
    }

    /// Whether a change needs an id that the server has not sent with its answer.
    func lacksID(_ change: PendingChange) -> Bool {
        changes.contains {
            guard $0.isSent, $0.isNew else { return false }
            return change.newItems.contains($0.number) || change.isNew && change.isOfSameItem(as: $0)
        }
    }
}

extension PendingChange {
    /// The numbers of the changes that add the items which this change names.
    var newItems: Set<Int> {
        let json = references == nil ? nil : body(as: JSONValue.self)
        let ids = (references ?? []).flatMap { key in json?[key].map { $0.elements ?? [$0] } ?? [] }
        return Set((APIPath(stringLiteral: path).components + ids.compactMap(\.text)).compactMap(Self.number(ofNew:)))
    }

    func isOfSameItem(as other: PendingChange) -> Bool { path == other.path && item == other.item }

    /// Replaces the id of the item that the change with this number adds. `nil` removes it from the body.
    fileprivate mutating func replace(_ number: Int, with id: JSONValue?) {
        let new = Self.newID(number)
        if let text = id?.text?.percentEncoded {
            path = path.split(separator: "/", omittingEmptySubsequences: false).map {
                $0 == new.percentEncoded ? text : String($0)
            }
            .joined(separator: "/")
        }
        guard let references, let data = body?.data(using: .utf8) else { return }
        let changed = data.changingJSON { json in
            references.reduce(into: json) { json, key in
                let ids = json[key]?.elements
                if json[key] == .string(new) { json[key] = id }
                if let ids { json[key] = .array(ids.compactMap { $0 == .string(new) ? id : $0 }) }
            }
        }
        body = String(decoding: changed, as: UTF8.self)
    }

    static func number(ofNew id: String) -> Int? {
        Int(id.drop { !$0.isNumber }).flatMap { newID($0) == id ? $0 : nil }
    }
}

extension JSONValue {
    fileprivate var elements: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }
}
