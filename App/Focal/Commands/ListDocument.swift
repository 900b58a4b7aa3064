import Core

/// The JSON output of a page of a list. `total` is `null` if the number of all elements is not known.
struct ListDocument<Entry: Encodable>: Encodable {
    private let entries: [String: [Entry]]
    private var values: JSONObject

    /// `name` is the key of the elements. `more` are other members, for example the filter.
    init<Element, Query>(
        _ name: String,
        of content: ListContent<Element, Query>,
        hasNext: Bool,
        more: JSONObject = [:],
        entry: (Element) -> Entry
    ) {
        entries = [name: content.items.map(entry)]
        values = [
            "page": .integer(content.lastPage), "limit": .integer(content.query.limit),
            "total": content.total.map(JSONValue.integer) ?? .null, "hasNext": .bool(hasNext),
            "source": content.savedAt == nil ? "network" : "cache",
        ]
        values["savedAt"] = content.savedAt.map { .string(ServerDate.time($0).iso8601) }
        values.merge(more) { $1 }
    }

    func encode(to encoder: any Encoder) throws {
        try entries.encode(to: encoder)
        try values.encode(to: encoder)
    }
}
