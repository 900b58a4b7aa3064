import Foundation

extension JSONValue {
    /// The value at a path of keys, for example `user.name`. A key such as `@odata.nextLink` is taken before a path.
    /// `nil` means that there is no such value.
    ///
    /// Setting a value also creates the objects in which it is. Setting `nil` removes the value.
    public subscript(path: String) -> JSONValue? {
        get { self[path.split(separator: ".")[...]] }
        set { self[path.split(separator: ".")[...]] = newValue }
    }

    private subscript(keys: ArraySlice<Substring>) -> JSONValue? {
        get {
            guard let key = keys.first else { return self }
            guard case .object(let members) = self else { return nil }
            return members[keys.joined(separator: ".")] ?? members[String(key)]?[keys.dropFirst()]
        }
        set {
            guard let key = keys.first.map(String.init) else { return self = newValue ?? .null }
            var members = JSONObject()
            if case .object(let old) = self { members = old } else if newValue == nil { return }
            let whole = keys.joined(separator: ".")
            if keys.count == 1 || members[whole] != nil {
                members[whole] = newValue
            } else if newValue != nil || members[key] != nil {
                members[key, default: .object([:])][keys.dropFirst()] = newValue
            }
            self = .object(members)
        }
    }

    /// Removes each `null` from the lists or objects at a path, and returns their paths. An index in `keys` means each
    /// index.
    mutating func removeNulls(at keys: ArraySlice<any CodingKey>, in place: String = "") -> [String] {
        var removed: [String] = []
        if case .array(var elements) = self {
            for index in elements.indices where !keys.isEmpty || elements[index] == .null {
                let path = "\(place)[\(index)]"
                removed += keys.isEmpty ? [path] : elements[index].removeNulls(at: keys.dropFirst(), in: path)
            }
            if keys.isEmpty { elements.removeAll { $0 == .null } }
            self = .array(elements)
        } else if case .object(var members) = self {
            for key in keys.first.map({ [$0.stringValue] }) ?? members.filter({ $0.value == .null }).keys.sorted() {
                let path = place.isEmpty ? key : "\(place).\(key)"
                removed += keys.isEmpty ? [path] : members[key]?.removeNulls(at: keys.dropFirst(), in: path) ?? []
                if keys.isEmpty { members[key] = nil }
            }
            self = .object(members)
        }
        return removed
    }

    /// Moves values from one path to another in this object, or in each object of this list. Each path in `paths` is
    /// the old path of the value, with its new path.
    func moving(_ paths: [String: String]) -> JSONValue {
        if case .array(let elements) = self { return .array(elements.map { $0.moving(paths) }) }
        let moves = paths.sorted { $0.key < $1.key }.map { ($0.key, $0.value, self[$0.key]) }
        var moved = self
        for (old, _, value) in moves where value != nil { moved[old] = nil }
        for (_, new, value) in moves where value != nil { moved[new] = value }
        return moved
    }
}

extension Data {
    /// The JSON after a change. It is this data if this is not JSON, or if `change` changes nothing.
    func changingJSON(_ change: (JSONValue) -> JSONValue) -> Data {
        guard let json: JSONValue = try? JSONCoding.decode(from: self), case let changed = change(json), changed != json
        else { return self }
        return (try? JSONCoding.encode(changed)) ?? self
    }
}
