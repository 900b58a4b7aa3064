import Core

/// The changes to one collection of the sample data.
struct CollectionChanges: Codable, Equatable, Sendable {
    private var written: [JSONObject] = []
    private var removed: Set<String> = []

    /// The sample data with the changes. A changed item keeps its place, and a new item is at the end.
    func applied(to items: [JSONObject]) -> [JSONObject] {
        var pending = Dictionary(written.map { ($0.id, $0) }) { _, later in later }
        let kept = items.compactMap { item in
            removed.contains(item.id) ? nil : pending.removeValue(forKey: item.id) ?? item
        }
        return kept + written.filter { pending[$0.id] != nil }
    }

    /// Replaces the item with the same id, or adds the item.
    mutating func write(_ item: JSONObject) {
        if let index = written.firstIndex(where: { $0.id == item.id }) {
            written[index] = item
        } else {
            written.append(item)
        }
    }

    /// Removes the item with this id.
    mutating func remove(_ id: String) {
        written.removeAll { $0.id == id }
        removed.insert(id)
    }
}

extension JSONObject {
    /// The id as text, as it is in a path.
    var id: String {
        self["id"]?.text ?? ""
    }
}
