import Core
import Foundation

/// Filters and sorts a list by the query parameters of a request. The parameters have the names that json-server uses.
///
/// The name of a filter, such as `userId` in `userId=3`, is a field of the collection. Unknown parameters are refused,
/// so that a client notices the mistake.
struct CollectionQuery {
    private var fields: [String: Set<String>] = [:]
    private var options: [String: String] = [:]
    private let search: String

    /// Reads the parameters of a request. `shape` has the names of those that search and select a page. The known
    /// fields are those of `original`, which are the items of the collection before the first change. If there are no
    /// such items, every name without a leading `_` is a field.
    init(_ query: [URLQueryItem], _ shape: ListShape, of original: [JSONObject]) throws(FakeRefusal) {
        search = shape.search
        let optionNames = ["_order", "_sort", search] + shape.paging.names
        func isField(_ name: String) -> Bool {
            original.isEmpty ? !name.hasPrefix("_") : original.contains { $0[name] != nil }
        }
        for item in query {
            let value = item.value ?? ""
            if optionNames.contains(item.name) {
                guard options.updateValue(value, forKey: item.name) == nil else {
                    throw .unknownParameter(item.name, "appears twice")
                }
            } else if isField(item.name) {
                fields[item.name, default: []].insert(value)
            } else {
                throw .unknownParameter(item.name)
            }
        }
        if let field = options["_sort"], !isField(field) {
            throw .unknownParameter("_sort", "has the unknown field \(field)")
        }
    }

    func applied(to items: [JSONObject]) -> [JSONObject] {
        sorted(matches(filtered(items)))
    }

    /// Selects items by the values of their fields. `userId=3` selects one value, and `id=1&id=2` selects two values.
    private func filtered(_ items: [JSONObject]) -> [JSONObject] {
        guard !fields.isEmpty else { return items }
        return items.filter { item in
            fields.allSatisfy { name, values in item[name]?.text.map(values.contains) ?? false }
        }
    }

    /// Selects items that contain the text of a search in any field. Upper case and lower case are equal.
    private func matches(_ items: [JSONObject]) -> [JSONObject] {
        guard let text = options[search], !text.isEmpty else { return items }
        return items.filter { JSONValue.object($0).contains(text) }
    }

    /// Sorts the items, for example by `_sort=id&_order=desc`. Items with equal values keep their order.
    private func sorted(_ items: [JSONObject]) -> [JSONObject] {
        guard let key = options["_sort"] else { return items }
        let isDescending = options["_order"]?.lowercased() == "desc"
        return items.sorted { left, right in
            let (first, second) = isDescending ? (right, left) : (left, right)
            return (first[key] ?? .null).rank < (second[key] ?? .null).rank
        }
    }
}

extension JSONValue {
    /// The key for sorting. Numbers come first, then strings, then booleans, then all other values.
    fileprivate var rank: (type: Int, number: Double, text: String) {
        switch self {
        case .integer(let value): (0, Double(value), "")
        case .number(let value): (0, value, "")
        case .decimal(let value): (0, Double(value.description) ?? 0, "")
        case .string(let value): (1, 0, value)
        case .bool(let value): (2, value ? 1 : 0, "")
        case .null, .array, .object: (3, 0, "")
        }
    }
}
