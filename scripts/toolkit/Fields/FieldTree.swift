/// The fields of a JSON object, with the inner objects as branches.
struct FieldTree {
    private var nodes: [Node] = []

    private struct Node {
        let key: String
        let name: String
        let typeName: String?
        let field: Field?
        let inner: FieldTree

        /// An inner object is optional if all its fields are optional.
        var isOptional: Bool { field?.isOptional ?? inner.nodes.allSatisfy(\.isOptional) }
    }

    /// `taken` are names of other members, in lowercase. An inner object with such a name gets the ending `Object`.
    /// The name of the type of an inner object has the ending `ending`.
    init(_ fields: [Field], taken: Set<String> = [], ending: String = "Response", depth: Int = 0) {
        for field in fields where !nodes.contains(where: { $0.key == field.path[depth] }) {
            let key = field.path[depth]
            let isValue = field.path.count == depth + 1
            var name = Field(path: [key]).ownName ?? "value"
            if ReservedNames.keywords.contains(name) { name = Spelling(words: ["value", name]).lowerCamel }
            if isValue, depth == 0 { name = field.name ?? name }
            if !isValue, taken.contains(name.lowercased()) { name += "Object" }
            name = name.numbered { name in nodes.contains { $0.name == name } }
            let members = isValue ? [] : fields.filter { $0.path[depth] == key }
            let inner = FieldTree(members, ending: ending, depth: depth + 1)
            let type = isValue ? field.response : name.prefix(1).uppercased() + name.dropFirst() + ending
            nodes.append(Node(key: key, name: name, typeName: type, field: isValue ? field : nil, inner: inner))
        }
    }

    /// The first key that an object must have.
    var required: String? { nodes.first { !$0.isOptional }?.key }

    /// The members of the type that reads the object: properties, their keys if they differ, and types for inner
    /// objects. A field without a type has the type `other`.
    func members(_ other: String = "") -> [String] {
        var lines = nodes.map { node in
            let type = node.typeName ?? other
            return node.isOptional ? "@IfReadable var \(node.name): \(type)?" : "let \(node.name): \(type)"
        }
        if nodes.contains(where: { $0.name != $0.key }) {
            let cases = nodes.map { "    case \($0.name)" + ($0.name == $0.key ? "" : " = \"\($0.key)\"") }
            lines += ["", "private enum CodingKeys: String, CodingKey {"] + cases + ["}"]
        }
        for node in nodes where node.field == nil {
            lines +=
                ["", "struct \(node.typeName ?? ""): Decodable {"] + node.inner.members(other).map { "    \($0)" } + [
                    "}"
                ]
        }
        return lines
    }

    /// The expression for a value of the object, such as `author?.name`.
    func access(_ path: ArraySlice<String>) -> String {
        guard let node = nodes.first(where: { $0.key == path.first }) else { return "id" }
        guard node.field?.type != .texts else { return node.name + (node.isOptional ? "?.texts" : ".texts") }
        guard node.field == nil else { return node.name }
        return node.name + (node.isOptional ? "?." : ".") + node.inner.access(path.dropFirst())
    }

    /// The keys with their values. An inner object is between `open` and `close`. A field without a value is left out.
    func pairs(_ open: String, _ close: String, _ value: (Field) -> String?) -> [String] {
        nodes.compactMap { node in
            let inner = node.inner.pairs(open, close, value).joined(separator: ", ")
            let text = node.field.map(value) ?? (inner.isEmpty ? nil : open + inner + close)
            return text.map { "\"\(node.key)\": \($0)" }
        }
    }
}

extension String {
    /// This text, or if it is taken, this text with the first number that is not taken.
    func numbered(where isTaken: (String) -> Bool) -> String {
        isTaken(self) ? (2...).lazy.map { self + "\($0)" }.first { !isTaken($0) } ?? self : self
    }
}
