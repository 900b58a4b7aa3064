/// Converts a value to text that is similar to Swift code. A short value has one line. A long value has several
/// lines.
///
/// Two equal sets or dictionaries always have the same text, which is not so with `dump`. A struct with a `description`
/// is shown as this description.
enum StructuredText {
    static func lines(of value: Any) -> [String] {
        let mirror = Mirror(reflecting: value)
        return switch mirror.displayStyle {
        case .optional: mirror.children.first.map { lines(of: $0.value) } ?? ["nil"]
        case .collection: block("[", mirror.children.map { lines(of: $0.value) }, "]")
        case .set: block("[", mirror.children.map { lines(of: $0.value) }.sorted(by: lexicographically), "]")
        case .dictionary: dictionary(mirror)
        case .enum where !mirror.children.isEmpty: enumCase(mirror)
        case .tuple: block("(", members(of: mirror), ")")
        case .struct where !(value is any CustomStringConvertible):
            block("\(type(of: value))(", members(of: mirror), ")")
        default: [leaf(value, isCase: mirror.displayStyle == .enum)]
        }
    }

    private static func leaf(_ value: Any, isCase: Bool) -> String {
        if let text = value as? String { return text.debugDescription }
        let isPlainCase = isCase && !(value is any CustomStringConvertible)
        return isPlainCase ? ".\(value)" : String(describing: value)
    }

    private static func enumCase(_ mirror: Mirror) -> [String] {
        mirror.children.flatMap { name, payload in
            let mirror = Mirror(reflecting: payload)
            let parts = mirror.displayStyle == .tuple ? members(of: mirror) : [lines(of: payload)]
            return block(".\(name ?? "")(", parts, ")")
        }
    }

    private static func dictionary(_ mirror: Mirror) -> [String] {
        let pairs = mirror.children.map { pair -> [String] in
            let parts = Mirror(reflecting: pair.value).children.map { lines(of: $0.value) }
            return labelled(parts[0].joined(), parts[1])
        }
        return pairs.isEmpty ? ["[:]"] : block("[", pairs.sorted(by: lexicographically), "]")
    }

    private static func members(of mirror: Mirror) -> [[String]] {
        mirror.children.map { label, value in
            // For an element of a tuple without a label, `Mirror` returns a label such as `.0`.
            guard let label, !label.hasPrefix(".") else { return lines(of: value) }
            return labelled(label, lines(of: value))
        }
    }

    private static func labelled(_ label: String, _ lines: [String]) -> [String] {
        ["\(label): \(lines[0])"] + lines.dropFirst()
    }

    private static func block(_ open: String, _ parts: [[String]], _ close: String) -> [String] {
        let line = open + parts.map { $0.joined() }.joined(separator: ", ") + close
        let fits = line.count <= 80 && parts.allSatisfy { $0.count == 1 }
        if fits || parts.isEmpty { return [line] }
        let inner = parts.flatMap { $0.dropLast() + $0.suffix(1).map { $0 + "," } }
        return [open] + inner.map { "  " + $0 } + [close]
    }

    private static func lexicographically(_ left: [String], _ right: [String]) -> Bool {
        left.lexicographicallyPrecedes(right)
    }
}
