import Core

/// The changes to one collection of the sample data.
struct CollectionChanges: Codable, Equatable, Sendable {
    private var written: [JSONObject] = []
    private var removed: Set<String> = []

    /// Returns `items` with the changes. A changed item keeps its position, and a new item is at the end.
    func applied(to items: [JSONObject]) -> [JSONObject] {
        var pending = Dictionary(written.map { ($0.id, $0) }) { _, later in later }
        let kept = items.compactMap { item in
            removed.contains(item.id) ? nil : pending.removeValue(forKey: item.id) ?? item
        }
        return kept + written.filter { pending[$0.id] != nil }
    }

    /// Replaces the item that has the id of `item`. If there is no such item, adds `item`.
    mutating func write(_ item: JSONObject) {
        if let index = written.firstIndex(where: { $0.id == item.id }) {
            written[index] = item
        } else {
            written.append(item)
        }
    }

    /// Removes the item with this id. An unknown id is not an error.
    mutating func remove(_ id: String) {
        written.removeAll { $0.id == id }
        removed.insert(id)
    }
}

extension JSONObject {
    /// The id of the item as text, for example `5` in `/posts/5`. The text is empty if the item has no id.
    var id: String {
        self["id"]?.text ?? ""
    }
}
