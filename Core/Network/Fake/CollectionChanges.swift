import Core

/// What differs between a collection and its sample data.
struct CollectionChanges: Codable, Equatable, Sendable {
    private var written: [JSONObject] = []
    private var removed: Set<String> = []

    /// The sample data with the changes made: what was replaced stands in its old place, what is new at the end.
    func applied(to items: [JSONObject]) -> [JSONObject] {
        var pending = Dictionary(written.map { ($0.id, $0) }) { _, later in later }
        let kept = items.compactMap { item in
            removed.contains(item.id) ? nil : pending.removeValue(forKey: item.id) ?? item
        }
        return kept + written.filter { pending[$0.id] != nil }
    }

    /// Puts an item in the place of the one with its id, or at the end.
    mutating func write(_ item: JSONObject) {
        if let index = written.firstIndex(where: { $0.id == item.id }) {
            written[index] = item
        } else {
            written.append(item)
        }
    }

    /// Takes an item out.
    mutating func remove(_ id: String) {
        written.removeAll { $0.id == id }
        removed.insert(id)
    }
}

extension JSONObject {
    /// The id as text; paths and sessions name an item by it.
    var id: String {
        self["id"]?.text ?? ""
    }
}
