import Foundation

extension Outbox {
    /// Adds a change, and returns it. The same form with the same request is one change. If it was refused, it is sent
    /// again. If the user has edited it, the new request takes its place. An edit with `isMerging` can join others. The
    /// removal of an item that the server never got removes all changes of the item. Then there is nothing to send, so
    /// the returned change is `sent`.
    mutating func add(_ new: PendingChange, at date: Date) throws(ChangeError) -> PendingChange {
        var change = resolved(new)
        (change.date, change.isMerging) = (date, nil)
        let isAdded = { (number: Int) in changes.contains { $0.number == number && $0.method == .post } }
        guard change.newItems.allSatisfy(isAdded) else { throw .noSuchItem }
        if new.item != nil, let id = new.itemID {
            guard let item = item(id, at: change.path) else { throw .noSuchItem }
            change.item = item
        }
        guard !lacksID(change) else { throw .noID }
        if let decided = decideFlag(change) { return decided }
        let last = unsent.last { $0.isOfSameItem(as: change) }
        if change.method == .patch, last?.method == .delete { throw .removed }
        if let old = changes.lastIndex(where: { $0.form == new.form }) {
            if changes[old].hasSameRequest(as: change) {
                if changes[old].refusal != nil {
                    // The first copy can be lost.
                    changes[old].file = change.file
                    try retry(changes[old].number)
                }
                return changes[old]
            }
            change.id = UUID().uuidString
            if new.isMerging == nil, changes[old].refusal != nil, changes[old].method == change.method {
                (change.number, change.item) = (changes[old].number, changes[old].item)
                changes[old] = change
                return change
            }
        }
        if new.isMerging == true, let merged = merge(change) { return merged }
        if change.method == .delete, removeNeedless(before: change) {
            change.state = .sent(answer: nil)
            return change
        }
        guard unsentCount < Self.limit else { throw .full }
        lastNumber &+= 1
        change.number = lastNumber
        if change.method == .post, change.item == nil { change.item = .new(number: lastNumber) }
        changes.append(change)
        return change
    }

    /// Joins an edit with the last changes of its item that the server has surely not executed. The result has the
    /// place of the first of them, and a new key. An edit is not joined with a change before an addition that it names,
    /// because each would wait for the other. Returns `nil` if there is no such change.
    private mutating func merge(_ edit: PendingChange) -> PendingChange? {
        var newItems = edit.newItems
        let joined = unsent.filter { $0.isOfSameItem(as: edit) }.reversed().prefix { change in
            newItems.formUnion(change.newItems)
            return change.canBeMerged && newItems.allSatisfy { $0 < change.number }
        }
        let parts = joined.reversed() + [edit]
        guard edit.canBeMerged, var merged = joined.last, let index = index(of: merged.number) else { return nil }
        let bodies = parts.compactMap { $0.body(as: JSONObject.self) }
        let body = JSONValue.object(bodies.reduce([:]) { $0.merging($1) { $1 } })
        if parts.count == 2, merged.state == .waiting, merged.body(as: JSONValue.self) == body { return merged }
        let references = Set(parts.flatMap { $0.references ?? [] }).sorted()
        merged.body = (try? JSONCoding.encode(body)).map { String(decoding: $0, as: UTF8.self) }
        (merged.references, merged.text) = (references.isEmpty ? nil : references, edit.text)
        merged.id = UUID().uuidString
        merged.date = edit.date
        merged.tries = 0
        merged.state = .waiting
        changes[index] = merged
        changes.removeAll { change in joined.dropLast().contains { $0.number == change.number } }
        return merged
    }

    /// Removes the changes that a removal replaces: the refused ones of its item, or all if the server never got the
    /// item. Returns whether it was all.
    mutating func removeNeedless(before removal: PendingChange) -> Bool {
        let ofItem = unsent.filter { $0.path == removal.path && $0.item == removal.item }
        guard let add = ofItem.first, add.method == .post, add.tries == 0 || add.refusal != nil else {
            changes.removeAll { $0.refusal != nil && ofItem.contains($0) }
            return false
        }
        _ = giveUp(add)
        return true
    }

    /// The change to send next, without those in `skipped`. Only the first change of an item can be sent. A change that
    /// was tried less often comes first.
    func next(except skipped: Set<Int> = []) -> PendingChange? {
        var items: Set<[AnyHashable]> = []
        let first = unsent.filter { items.insert([$0.path, $0.item]).inserted }
        // The change that adds an item can be missing, because this version cannot read it.
        return first.filter {
            $0.state == .waiting && !skipped.contains($0.number) && ($0.method == .post || !$0.isNew)
                && $0.newItems.isEmpty
        }
        .min { ($0.tries, $0.number) < ($1.tries, $1.number) }
    }

    /// Counts a try of the change to send next, and returns the change.
    mutating func willSendNext(except skipped: Set<Int>) -> PendingChange? {
        guard let next = next(except: skipped), let index = index(of: next.number) else { return nil }
        changes[index].tries &+= 1
        return changes[index]
    }

    /// Sends a refused change again. It has a new key, because the server keeps the answer for the old key. After 409,
    /// the server keeps none. Then the key stays the same.
    mutating func retry(_ number: Int) throws(ChangeError) {
        guard let index = index(of: number), !changes[index].isSent else { throw .noSuchChange(number) }
        guard let refusal = changes[index].refusal else { return }
        // An earlier version has refused additions without an id.
        guard refusal.status >= 300 || changes[index].method == .post && changes[index].newItems.isEmpty else {
            throw .noID
        }
        if refusal.status != 409, refusal.status >= 300 {
            (changes[index].id, changes[index].tries) = (UUID().uuidString, 0)
        }
        changes[index].state = .waiting
    }

    /// Gives up a change that was not sent. Returns what was removed.
    mutating func discard(_ number: Int) throws(ChangeError) -> [PendingChange] {
        guard let index = index(of: number), !changes[index].isSent else { throw .noSuchChange(number) }
        return giveUp(changes[index])
    }

    /// Removes the `old(_:)` ones of these changes.
    mutating func forget(_ included: Set<Int>) {
        let old = old(included)
        changes.removeAll { old.contains($0.number) }
    }

    /// Those of the `included` changes that are not among the last `memory` changes that were sent.
    func old(_ included: Set<Int>) -> Set<Int> {
        Set(changes.filter(\.isSent).dropLast(Self.memory).map(\.number)).intersection(included)
    }

    /// If more than `memory` changes of the collection at `path` were sent, joins each of the oldest edits with the
    /// next edit of its item. So the number of edits has a limit, although a page that does not include them stays
    /// visible.
    mutating func joinSentEdits(at path: String) {
        let sent = changes.indices.filter { changes[$0].isSent && changes[$0].path == path }
        var joined: Set<Int> = []
        for index in sent.dropLast(Self.memory) where changes[index].isEdit {
            let next = sent.first { $0 > index && changes[$0].isOfSameItem(as: changes[index]) }
            guard let next, changes[next].isEdit else { continue }
            if changes[next].method == .patch {
                let bodies = [index, next].compactMap { changes[$0].body(as: JSONObject.self) }
                guard bodies.count == 2, let body = try? JSONCoding.encode(bodies[0].merging(bodies[1]) { $1 })
                else { continue }
                changes[next].body = String(decoding: body, as: UTF8.self)
            }
            joined.insert(changes[index].number)
        }
        changes.removeAll { joined.contains($0.number) }
    }

    /// Removes all changes, also those that this version cannot read.
    mutating func discardAll() {
        (changes, unreadable) = ([], [])
    }

    /// Changes this value for a store. Increases `revision` if it is another value now.
    mutating func update<Value>(_ change: (inout Outbox) -> Value) -> (value: Value, outbox: Outbox) {
        let old = self
        let value = change(&self)
        if self != old { revision &+= 1 }
        return (value, self)
    }

    func index(of number: Int) -> Int? { changes.firstIndex { $0.number == number } }
}

extension PendingChange {
    /// Whether the server has surely not executed the change, and it has a body to which members can be added.
    fileprivate var canBeMerged: Bool {
        method != .delete && file == nil && body(as: JSONObject.self) != nil && isSurelyNotExecuted
    }

    /// Whether the server has surely not executed the change. After 409, it can still execute an earlier try.
    var isSurelyNotExecuted: Bool {
        guard let status = refusal?.status else { return tries == 0 }
        return 400..<500 ~= status && (status != 409 || !mayBeExecuted)
    }

    fileprivate var isEdit: Bool { [.patch, .put].contains(method) || flag != nil }

    fileprivate func hasSameRequest(as other: PendingChange) -> Bool {
        (method, path, body) == (other.method, other.path, other.body) && (method == .post || item == other.item)
            && file?.isSame(as: other.file) ?? (other.file == nil)
    }
}
