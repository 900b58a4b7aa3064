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
}

extension JSON {
    /// The path of the list of objects, or with `*` at the end, of the object whose keys are their ids. `argument` is
    /// the value of `--in`. Throws an error if there is no such list, or if `argument` does not say which of several it
    /// is.
    func list(_ argument: String?) throws(Failure) -> [String] {
        let lists = places { $0.elements.flatMap { $0.allSatisfy { $0.members != nil } ? $0.count : nil } }
        let keyed = places(at: ["*"]) { $0.keyCount(from: 2) }
        let isOuter = lists.contains { list in !keyed.contains { list.path.starts(with: $0.path.dropLast()) } }
        let all = (isOuter ? lists : lists + keyed).filter { $0.count > 0 }
            .sorted { ($1.count, $0.path.count) < ($0.count, $1.path.count) }
        let words = all.map { "“\($0.path.joined(separator: "."))” (\($0.count))" }.joined(separator: ", ")
        if let argument {
            let keys = argument.split(separator: ".").map(String.init)
            let path = all.map(\.path).first { $0.joined(separator: ".") == argument || $0 == keys + ["*"] }
            if let path { return path }
            if keys.last == "*", self[keys.dropLast()].keyCount(from: 1) != nil { return keys }
            let isList = all.first?.path == []
            let other = isList ? "It is a list: leave out --in." : "It has \(all.isEmpty ? "none" : words)."
            throw .usage("--from has no list of objects in “\(argument)”. \(other)")
        }
        guard members != nil, all.first?.path != [] else { return [] }
        if all.count == 1 { return all[0].path }
        let single = "This is one object: use --template screen."
        if let path = all.first?.path {
            let many = "There are several lists of objects in --from: \(words). Choose one,"
            let start = path.last == "*" ? "\(single) If the keys of an object are ids, write where they are," : many
            throw .usage("\(start) such as --in \(path.joined(separator: ".").quoted).")
        }
        guard let path = paths.first(where: { self[$0[...]].elements != nil }) else { throw .usage(single) }
        throw .usage("The list “\(path.argument)” has no objects. Such a list is not supported. \(single)")
    }

    /// The paths of the values for which `count` is not `nil`, with their counts.
    private func places(at end: [String] = [], _ count: (JSON) -> Int?) -> [(path: [String], count: Int)] {
        if let count = count(self) { return [(end, count)] }
        return members?.flatMap { member in
            member.value.places(at: end, count).map { ([member.key] + $0.path, $0.count) }
        } ?? []
    }

    /// The number of keys, if they look like ids: all values are objects, and most keys of them are in all of them.
    private func keyCount(from minimum: Int) -> Int? {
        let keys = members?.compactMap { $0.value.members.map { Set($0.map(\.key)) } } ?? []
        guard let first = keys.first, keys.count == members?.count, keys.count >= minimum else { return nil }
        let common = keys.reduce(first) { $0.intersection($1) }
        return common.isEmpty || keys.contains { $0.count > common.count * 2 } ? nil : keys.count
    }

    private static var dates: [Regex<Substring>] {
        [
            /\d{4}[-\/.]\d\d?[-\/.]\d\d?(?:[T ]\d\d?:\d\d.*)?/,
            /\d\d?(?:[-\/]\d\d?[-\/](?:\d\d)?|\.\d\d?\.\d\d)\d\d(?: .*)?/,
            /[A-Z][a-z]{2}, \d.*/,
        ]
    }

    /// Whether this is a date that is not in ISO 8601, or has no time zone.
    var isLocalDate: Bool { Self.dates.contains { text?.wholeMatch(of: $0) != nil } }
    /// Whether this is a number of seconds or milliseconds since 1970, in the years 1980 to 2100.
    var isTime: Bool {
        guard case .number(let digits) = self, let number = Double(digits) else { return false }
        return [1, 1_000].contains { (315_532_800..<4_102_444_800).contains(number / $0) }
    }
    /// Whether this is the address of a page or of a file.
    var isAddress: Bool { text?.contains(/^\/|^[a-z]+:\S|^www\./) == true }
}

extension JSON {
    /// Reads a JSON text, or a text with one object a line, which becomes a list. Throws an error with the place and
    /// with what is expected there.
    init(parsing text: String) throws(Failure) {
        var parser = JSONParser(text: text)
        var values = [try parser.value()]
        while values[0].members != nil, parser.token() == "{" { values.append(try parser.value()) }
        guard parser.token().isEmpty else { throw parser.expected("the end of the text") }
        self = values.count > 1 ? .list(values) : values[0]
    }
}

private struct JSONParser {
    let text: String
    /// The texts in quotes, the words, the numbers and the other characters.
    private let tokens: [Substring]
    private var index = 0

    init(text: String) {
        let shape = /"(?:[^"\\\x00-\x1F]|\\.)*"|[\w+.$-]+|[^\s\u{FEFF}]/.matchingSemantics(.unicodeScalar)
        (self.text, tokens) = (text, text.matches(of: shape).map(\.output))
    }

    /// A token. After the end of the text, it is empty.
    func token(_ offset: Int = 0) -> Substring { tokens.dropFirst(index + offset).first ?? text.suffix(0) }

    mutating func value(depth: Int = 1) throws(Failure) -> JSON {
        // Core reads no value that is nested more deeply.
        if depth > 100, ["{", "["].contains(token()) { throw expected("at most 100 levels") }
        let words: [Substring: JSON] = ["null": .null, "true": .bool(true), "false": .bool(false)]
        let number = token().wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/)?.output.0
        if let value = words[token()] ?? number.map({ .number(String($0)) }) {
            index += 1
            return value
        }
        let isList = token() == "["
        guard isList || token() == "{" else { return .text(try string("a value")) }
        let end: Substring = isList ? "]" : "}"
        var members: [JSON.Member] = []
        index += 1
        while token() != end {
            if !members.isEmpty { try take(",", "“,” or “\(end)”") }
            let key = isList ? "" : try string("a key in double quotes")
            if !isList { try take(":", "“:”") }
            members.append(JSON.Member(key: key, value: try value(depth: depth + 1)))
        }
        index += 1
        return isList ? .list(members.map(\.value)) : .object(members)
    }

    private mutating func string(_ words: String) throws(Failure) -> String {
        guard let text = try? JSONDecoder().decode(String.self, from: Data(token().utf8)) else { throw expected(words) }
        index += 1
        return text
    }

    private mutating func take(_ other: Substring, _ words: String) throws(Failure) {
        guard token() == other else { throw expected(words) }
        index += 1
    }

    func expected(_ words: String) -> Failure {
        let lines = text[..<token().startIndex].lines
        let isComment = token() == "#" || token() == "/" && ["/", "*"].contains(token(1))
        let isCall = token().first?.isLetter == true && token(1) == "("
        let fault = isCall ? "This is JSONP: remove the call." : isComment ? "JSON has no comments." : nil
        let place = "line \(lines.count), column \((lines.last?.count ?? 0) + 1)"
        return .usage("The text of --from is not JSON: \(place). \(fault ?? "Expected \(words).")")
    }
}
