/// What `swift test` prints, read while it passes by.
struct TestLog {
    /// The modules that were compiled.
    private(set) var modules: Set<String> = []
    /// The exit code of the run; above 128 when a signal ended it.
    var status: Int32 = 0
    /// How many tests ran, those that were skipped not counted; `nil` before the end of the run.
    var tests: Int? { total.map { $0 - skipped } }

    private let prefix: [UInt8]
    private var total: Int?
    private var skipped = 0

    /// `prefix` is taken out of every line: what a path begins with.
    init(withoutPrefix prefix: String) {
        self.prefix = Array(prefix.utf8)
    }

    /// Reads a line, and says how it is shown.
    mutating func read(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let words = line.split(separator: UInt8(ascii: " "), maxSplits: 4).map { String(decoding: $0, as: UTF8.self) }
        if words.count > 2, words[0].isProgress {
            note(step: words[1], words[2], words.count > 3 ? words[3] : "")
        } else if words.count > 4, words[1...3] == ["Test", "run", "with"] {
            total = words[4].split(separator: " ").first.flatMap { Int($0) }
        } else if words.count > 3, words[1] == "Test", line.saysSkipped {
            skipped += 1
        }
        return line.without(prefix)
    }

    /// A line as `[3/5] Compiling Core JSONCoding.swift` or `[4/5] Emitting module Core`.
    private mutating func note(step: String, _ first: String, _ second: String) {
        switch step {
        case "Compiling": modules.insert(first)
        case "Emitting" where first == "module": modules.insert(second)
        default: break
        }
    }
}

extension String {
    /// Whether it is as `[3/5]`.
    fileprivate var isProgress: Bool {
        hasPrefix("[") && hasSuffix("]") && dropFirst().dropLast().allSatisfy { $0.isNumber || $0 == "/" }
    }
}

extension ArraySlice<UInt8> {
    /// Whether it ends as `Test "…" skipped.`, or goes on with the reason.
    fileprivate var saysSkipped: Bool {
        let text = String(decoding: self, as: UTF8.self)
        return text.hasSuffix(" skipped.") || text.contains(" skipped: \"")
    }

    /// The bytes with every occurrence of these taken out.
    fileprivate func without(_ part: [UInt8]) -> ArraySlice<UInt8> {
        guard count >= part.count, let first = part.first else { return self }
        var rest = self
        var kept: [UInt8] = []
        while let index = rest.firstIndex(of: first) {
            let isHit = rest[index...].starts(with: part)
            kept += rest[..<index] + (isHit ? [] : [first])
            rest = rest[(index + (isHit ? part.count : 1))...]
        }
        return kept.isEmpty ? rest : ArraySlice(kept + rest)
    }
}
