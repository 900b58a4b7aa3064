import Foundation

/// A JSON value. A number has its digits as they are in the text, and an object the order of its keys.
enum JSON: Equatable {
    case null
    case bool(Bool)
    case number(String)
    case text(String)
    case list([JSON])
    case object([Member])

    struct Member: Equatable {
        let key: String
        let value: JSON
    }

    var members: [Member]? { if case .object(let members) = self { members } else { nil } }
    var elements: [JSON]? { if case .list(let elements) = self { elements } else { nil } }
    var text: String? { if case .text(let text) = self { text } else { nil } }
    var int: Int? { if case .number(let digits) = self { Int(digits) } else { nil } }
    /// The characters of a text or a number.
    var plain: String { if case .number(let digits) = self { digits } else { text ?? "" } }

    subscript(path: ArraySlice<String>) -> JSON {
        guard let key = path.first else { return self }
        return members?.last { $0.key == key }?.value[path.dropFirst()] ?? .null
    }

    /// The paths of all values that are not objects, in the order of the text.
    var paths: [[String]] {
        members?.flatMap { member in member.value.paths.map { [member.key] + $0 } } ?? [[]]
    }

    /// This value in objects with these keys.
    func wrapped(in keys: [String]) -> JSON {
        keys.reversed().reduce(self) { .object([Member(key: $1, value: $0)]) }
    }
}

extension JSON {
    /// The path of the list of objects, or with `*` at the end, of the object whose keys are their ids. `argument` is the
    /// value of `--in`. Throws an error if there is no such list, or if `argument` does not say which of several it is.
    func list(_ argument: String?) throws(Failure) -> [String] {
        let lists = places { $0.elements.flatMap { $0.allSatisfy { $0.members != nil } ? $0.count : nil } }
        let keyed = places(at: ["*"]) { $0.keyCount }
        let all = (lists + keyed).filter { $0.count > 0 }.sorted { ($1.count, $0.path.count) < ($0.count, $1.path.count) }
        let words = all.map { "“\($0.path.argument)” (\($0.count))" }.joined(separator: ", ")
        if let argument {
            let own = [String](argument: argument)
            let path = all.first { [own, own + ["*"]].contains($0.path) || $0.path.joined(separator: ".") == argument }
            if let path { return path.path }
            let objects = own.last == "*" ? self[own.dropLast()].members ?? [] : []
            if !objects.isEmpty, objects.allSatisfy({ $0.value.members != nil }) { return own }
            throw .usage("--from has no list of objects in “\(argument)”. The lists are: \(words.isEmpty ? "none" : words).")
        }
        guard members != nil, all.first?.path != [] else { return [] }
        guard all.count < 2 else {
            let hint = "Choose one, such as --in \(all[0].path.argument.quoted)."
            throw .usage("There are several lists of objects in --from: \(words). \(hint)")
        }
        guard let path = all.first?.path else {
            guard let path = paths.first(where: { self[$0[...]].elements != nil }) else {
                throw .usage("This is one object: use --template screen.")
            }
            throw .usage("--from has no list of objects: the list “\(path.argument)” has other values, or none. "
                    + "For one object, use --template screen.")
        }
        return path
    }

    /// The paths of the values for which `count` is not `nil`, with their counts.
    private func places(at end: [String] = [], _ count: (JSON) -> Int?) -> [(path: [String], count: Int)] {
        if let count = count(self) { return [(end, count)] }
        return members?.flatMap { member in
            member.value.places(at: end, count).map { ([member.key] + $0.path, $0.count) }
        } ?? []
    }

    /// The number of keys, if they look like ids: all values are objects, and most keys of them are in all of them.
    private var keyCount: Int? {
        guard let members, members.count > 1, members.allSatisfy({ $0.value.members != nil }) else { return nil }
        let keys = members.map { Set($0.value.members?.map(\.key) ?? []) }
        let common = keys.reduce(keys[0]) { $0.intersection($1) }
        return common.isEmpty || keys.contains { $0.count > common.count * 2 } ? nil : members.count
    }

    private static var date: Regex<(Substring, Substring?, Substring?)> {
        /\d{4}[-\/.]\d\d?[-\/.]\d\d?([T ]\d\d?:\d\d.*)?|\d\d?[-\/.]\d\d?[-\/.]\d{2,4}( .*)?|[A-Z][a-z]{2}, \d.*/
    }

    /// Whether this is a date that is not in ISO 8601, or has no time zone.
    var isLocalDate: Bool { text?.wholeMatch(of: Self.date) != nil }
    /// Whether this is a number of seconds or milliseconds since 1970, in the years 1980 to 2100.
    var isTime: Bool {
        guard case .number(let digits) = self, let number = Double(digits) else { return false }
        return [1, 1_000].contains { (315_532_800..<4_102_444_800).contains(number / $0) }
    }
    /// Whether this is the address of a page or of a file.
    var isAddress: Bool { text?.contains(/^\/|^[a-z]+:\S|^www\./) == true }
}

extension JSON {
    /// Reads a JSON text, or a text with one object a line, which becomes a list. Throws an error with the place and with
    /// what is expected there.
    init(parsing text: String) throws(Failure) {
        var parser = JSONParser(text: text)
        self = try parser.value()
        if members != nil, !parser.isAtEnd {
            var objects = [self]
            while !parser.isAtEnd { objects.append(try parser.object()) }
            self = .list(objects)
        }
        if !parser.isAtEnd { throw parser.expected("the end of the text") }
    }
}

private struct JSONParser {
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    init(text: String) {
        bytes = Array((text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]).utf8)
    }

    var isAtEnd: Bool {
        mutating get { next() == nil }
    }

    mutating func object() throws(Failure) -> JSON {
        guard next() == "{" else { throw expected("the end of the text, or another object") }
        return try value()
    }

    mutating func value() throws(Failure) -> JSON {
        // Core does not read values that are nested more deeply.
        guard depth < 100 else { throw expected("no list or object, because it would be the 101st level") }
        depth += 1
        defer { depth -= 1 }
        switch next() {
        case "{":
            return .object(
                try list(to: "}") { parser throws(Failure) in
                    guard parser.next() == "\"" else { throw parser.expected("a key in double quotes") }
                    let key = try parser.string()
                    try parser.take(":", "“:” after the key")
                    return Member(key: key, value: try parser.value())
                }
            )
        case "[": return .list(try list(to: "]") { parser throws(Failure) in try parser.value() })
        case "\"": return .text(try string())
        default:
            let start = position
            while position < bytes.count, Character(UnicodeScalar(bytes[position])).isPartOfWord { position += 1 }
            let word = String(decoding: bytes[start..<position], as: UTF8.self)
            let values: [String: JSON] = ["null": .null, "true": .bool(true), "false": .bool(false)]
            if let value = values[word] { return value }
            if word.wholeMatch(of: /-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/) != nil { return .number(word) }
            if next() == "(", start < position { throw failure("This is JSONP. Remove the call around the JSON.") }
            position = start
            throw expected("a value")
        }
    }

    private typealias Member = JSON.Member

    /// Reads what is between brackets, after the first one.
    private mutating func list<Element>(
        to end: Character,
        _ element: (inout JSONParser) throws(Failure) -> Element
    ) throws(Failure) -> [Element] {
        position += 1
        var elements: [Element] = []
        while elements.isEmpty ? next() != end : next() == "," {
            if !elements.isEmpty { position += 1 }
            elements.append(try element(&self))
        }
        try take(end, "“,” or “\(end)”")
        return elements
    }

    private mutating func string() throws(Failure) -> String {
        let start = position
        position += 1
        while position < bytes.count, bytes[position] >= 32, bytes[position] != UInt8(ascii: "\"") {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard position < bytes.count, bytes[position] >= 32 else { throw expected("the quote after a text") }
        position += 1
        let part = bytes[start..<position]
        guard part.contains(UInt8(ascii: "\\")) else { return String(decoding: part.dropFirst().dropLast(), as: UTF8.self) }
        guard let text = try? JSONDecoder().decode(String.self, from: Data(part)) else {
            position = start
            throw expected("a text with valid escapes")
        }
        return text
    }

    private mutating func take(_ character: Character, _ words: String) throws(Failure) {
        guard next() == character else { throw expected(words) }
        position += 1
    }

    /// The next character that is not a space. It stays the next one.
    private mutating func next() -> Character? {
        while position < bytes.count, " \n\r\t".utf8.contains(bytes[position]) { position += 1 }
        return position < bytes.count ? Character(UnicodeScalar(bytes[position])) : nil
    }

    func expected(_ words: String) -> Failure {
        let rest = bytes[min(position, bytes.count)...]
        let isComment = ["//", "/*", "#"].contains { rest.starts(with: $0.utf8) }
        return failure(isComment ? "There is a comment, which JSON does not have." : "Expected \(words).")
    }

    private func failure(_ reason: String) -> Failure {
        let lines = String(decoding: bytes.prefix(position), as: UTF8.self).lines
        let place = "line \(lines.count), column \((lines.last?.count ?? 0) + 1)"
        return .usage("The text of --from is not JSON: \(place). \(reason)")
    }
}

extension Character {
    fileprivate var isPartOfWord: Bool { isLetter || isNumber || "+-._$".contains(self) }
}
