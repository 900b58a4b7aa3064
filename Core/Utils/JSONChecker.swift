import Foundation

/// Checks a JSON text as a whole, before anything of it is decoded.
///
/// `JSONDecoder` takes other encodings, picks one of two fields with the same name, looks at no part that nothing asks
/// for, and does not say where a text breaks off. This says all of it, in one pass whose time grows with the text and
/// whose stack does not.
struct JSONChecker {
    /// How many lists and objects may stand in each other. Decoding takes stack for each.
    static let deepest = 100
    /// How many bytes a key may have. Swift hashes a text of combining marks only in the square of its length.
    static let longestKey = 1_000

    private var scanner: JSONScanner
    private var open: [Container] = []
    /// The plain keys of the objects that are open, one object's after the other's.
    private var keys: [JSONKey] = []
    private var collectsFractions = false
    /// The paths of up to two numbers that are no integers.
    private var fractions: [String] = []

    /// What is wrong with the text; `nil` for JSON in UTF-8.
    static func flaw(in text: Data) -> UnreadableJSON? {
        text.withUnsafeBytes { bytes in
            var checker = JSONChecker(scanner: JSONScanner(bytes))
            do throws(UnreadableJSON.Problem) {
                try checker.check()
                return nil
            } catch {
                return UnreadableJSON(path: checker.path, error)
            }
        }
    }

    /// Where the number stands that is no integer; `nil` unless there is exactly one. The text must be without flaw.
    ///
    /// Of an integer that a number does not fit into, Foundation says nothing but that the text were no JSON.
    static func onlyFraction(in text: Data) -> String? {
        text.withUnsafeBytes { bytes in
            var checker = JSONChecker(scanner: JSONScanner(bytes))
            checker.collectsFractions = true
            try? checker.check()
            return checker.fractions.count == 1 ? checker.fractions[0] : nil
        }
    }

    private init(scanner: JSONScanner) {
        self.scanner = scanner
    }

    private mutating func check() throws(UnreadableJSON.Problem) {
        try scanner.start()
        try value()
        while !open.isEmpty {
            try proceed()
        }
        if scanner.next() != 0 || !scanner.isAtEnd { throw scanner.unexpected() }
    }
}

extension JSONChecker {
    /// Goes over a value, or over the first byte of a list or an object.
    private mutating func value() throws(UnreadableJSON.Problem) {
        switch scanner.next() {
        case UInt8(ascii: "\""): _ = try scanner.string()
        case UInt8(ascii: "{"): try enter(isObject: true)
        case UInt8(ascii: "["): try enter(isObject: false)
        case UInt8(ascii: "-"), 0x30...0x39: collect(try scanner.number())
        default: try scanner.literal()
        }
    }

    private mutating func collect(_ number: UnsafeRawBufferPointer) {
        guard collectsFractions, fractions.count < 2 else { return }
        let text = String(decoding: number, as: UTF8.self)
        if Int(text) == nil, Double(text).flatMap(Int.init(exactly:)) == nil {
            fractions.append(path)
        }
    }

    private mutating func enter(isObject: Bool) throws(UnreadableJSON.Problem) {
        guard open.count < Self.deepest else { throw .tooDeep }
        try scanner.take(isObject ? UInt8(ascii: "{") : UInt8(ascii: "["))
        open.append(Container(isObject: isObject, firstKey: keys.count))
    }

    /// Goes over the next entry of what was opened last, or over its end.
    private mutating func proceed() throws(UnreadableJSON.Problem) {
        let last = open.count - 1
        let isObject = open[last].isObject
        let end = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
        if scanner.next() == end {
            keys.removeLast(keys.count - open[last].firstKey)
            open.removeLast()
            return try scanner.take(end)
        }
        if open[last].count > 0 { try scanner.take(UInt8(ascii: ",")) }
        open[last].key = nil
        if isObject {
            let key = try scanner.string()
            open[last].key = key
            guard key.bytes.count <= Self.longestKey else { throw .keyTooLong }
            try add(key, to: last)
            try scanner.take(UInt8(ascii: ":"))
        }
        open[last].count += 1
        try value()
    }

    /// Few plain keys, as nearly every object has, are quickest compared one by one.
    private mutating func add(_ key: JSONKey, to last: Int) throws(UnreadableJSON.Problem) {
        let others = keys[open[last].firstKey...]
        if key.isPlain, others.count < 16, open[last].names == nil {
            for other in others where other.isSame(as: key) { throw .duplicateKey }
            keys.append(key)
        } else {
            if open[last].names == nil { open[last].names = Set(others.map(\.text)) }
            if open[last].names?.insert(key.text).inserted == false { throw .duplicateKey }
        }
    }

    /// Where the scanner is. What is open and has no entry yet adds nothing.
    private var path: String {
        JSONPath.text(
            of: open.compactMap { container in
                guard container.isObject else { return container.count > 0 ? .index(container.count - 1) : nil }
                return container.key.map { .key($0.text) }
            }
        )
    }

    private struct Container {
        let isObject: Bool
        /// Where its plain keys start.
        let firstKey: Int
        /// How many entries were begun.
        var count = 0
        /// The key of the entry that was begun last.
        var key: JSONKey?
        /// All of its keys, when they are many, or not all plain.
        var names: Set<String>?
    }
}
