/// A flag is something that the user turns on and off for an item, for example a mark on an article. The server turns
/// it on with `PUT` of `/articles/7/mark`, and off with `DELETE`.
extension PendingChange {
    /// Turns the flag `name` of an item on or off. `isOn` must differ from what the user sees: if the change before it
    /// is opposite and was never sent, both are removed, and there is no request.
    public init<Model>(flag name: String, isOn: Bool, of id: ResourceID<Model>, at path: APIPath, text: String) {
        let path = APIPath(stringLiteral: "\(path)/\("\(id)".percentEncoded)/\(name)")
        self.init(isOn ? .put : .delete, path, text: text)
        flag = name
    }

    /// Whether this change turns the flag `name` on. `nil` means that it is not a change of this flag.
    public func isOn(_ name: String) -> Bool? { flag == name ? method == .put : nil }

    /// Whether this change removes an item.
    var isRemoval: Bool { method == .delete && flag == nil }

    /// The path of the collection that has the item.
    var collection: String {
        guard flag != nil else { return path }
        return path.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
    }

    /// The id of the item with the flag.
    var flaggedID: String? { flag == nil ? nil : APIPath(stringLiteral: path).components.dropLast().last }
}

extension Outbox {
    /// Removes the last change of a flag if `new` replaces it. Returns a change if there is nothing to add: the change
    /// that already waits for the same, or `new` as `sent` if both cancel each other out.
    mutating func decideFlag(_ new: PendingChange) -> PendingChange? {
        guard new.flag != nil, let old = unsent.last(where: { $0.isOfSameItem(as: new) }) else { return nil }
        if old.state == .waiting, old.method == new.method { return old }
        guard old.isSurelyNotExecuted || old.refusal != nil else { return nil }
        changes.removeAll { $0.number == old.number }
        guard old.isSurelyNotExecuted, old.method != new.method else { return nil }
        var done = new
        done.state = .sent(answer: nil)
        return done
    }
}
