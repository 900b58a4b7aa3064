import Foundation

/// The output of `swift test`: passes on whole lines, and collects what they say about the run.
struct TestLog {
    /// The modules that were compiled.
    private(set) var modules: Set<String> = []
    /// The number of tests that ran, or `nil` when the run did not end. Skipped tests do not count.
    var tests: Int? { total.map { $0 - skipped } }

    private let prefix: String
    private var total: Int?
    private var skipped = 0
    private var unfinished: [[UInt8]] = [[], []]

    /// `prefix` is removed from every line: the compiler prints whole paths.
    init(removing prefix: String) {
        self.prefix = prefix
    }

    /// Reads a piece of stdout (stream 0) or stderr (1), and returns the lines that it completes.
    mutating func read(_ bytes: ArraySlice<UInt8>, of stream: Int) -> String {
        unfinished[stream] += bytes
        guard let end = unfinished[stream].lastIndex(of: UInt8(ascii: "\n")) else { return "" }
        let text = String(decoding: unfinished[stream][...end], as: UTF8.self)
        unfinished[stream].removeSubrange(...end)
        text.lines.dropLast().forEach { note(String($0)) }
        return text.replacingOccurrences(of: prefix, with: "")
    }

    /// The last line of a stream when it has no newline.
    func rest(of stream: Int) -> String {
        String(decoding: unfinished[stream], as: UTF8.self).replacingOccurrences(of: prefix, with: "")
    }

    private mutating func note(_ line: String) {
        // As `[3/5] Compiling Core JSONCoding.swift` and `[4/5] Emitting module Core`.
        if let step = line.prefixMatch(of: /\[[\d\/]+\] (?:Compiling|Emitting module) (\S+)/) {
            modules.insert(String(step.1))
        } else if let run = line.prefixMatch(of: /\S+ Test run with (\d+) tests?/) {
            total = Int(run.1)
        } else if line.wholeMatch(of: /\S+ Test .* skipped(\.|: ".*)/) != nil {
            skipped += 1
        }
    }
}
