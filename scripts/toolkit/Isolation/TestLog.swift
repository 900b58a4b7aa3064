import Foundation

/// Finds the number of tests and the names of the compiled modules in the output of `swift test`.
struct TestLog {
    /// The names of the modules that were compiled in this run.
    private(set) var modules: Set<String> = []
    /// The number of tests that ran, without the skipped tests. `nil` means that the test run did not finish.
    var tests: Int? { total.map { $0 - skipped } }

    private let prefix: String
    private var total: Int?
    private var skipped = 0
    private var unfinished: [[UInt8]] = [[], []]

    /// `prefix` is the path of the package. It is removed from the output, because the compiler prints absolute paths.
    init(removing prefix: String) {
        self.prefix = prefix
    }

    /// Reads a part of stdout (stream 0) or stderr (stream 1). Returns the lines that are complete after this part.
    mutating func read(_ bytes: ArraySlice<UInt8>, of stream: Int) -> String {
        unfinished[stream] += bytes
        guard let end = unfinished[stream].lastIndex(of: UInt8(ascii: "\n")) else { return "" }
        let text = String(decoding: unfinished[stream][...end], as: UTF8.self)
        unfinished[stream].removeSubrange(...end)
        text.lines.dropLast().forEach { note(String($0)) }
        return text.replacingOccurrences(of: prefix, with: "")
    }

    /// The text after the last newline of a stream. It is empty if the output ends with a newline.
    func rest(of stream: Int) -> String {
        String(decoding: unfinished[stream], as: UTF8.self).replacingOccurrences(of: prefix, with: "")
    }

    private mutating func note(_ line: String) {
        // For example, `[3/5] Compiling Core JSONCoding.swift` and `[4/5] Emitting module Core`.
        if let step = line.prefixMatch(of: /\[[\d\/]+\] (?:Compiling|Emitting module) (\S+)/) {
            modules.insert(String(step.1))
        } else if let run = line.prefixMatch(of: /\S+ Test run with (\d+) tests?/) {
            total = Int(run.1)
        } else if line.wholeMatch(of: /\S+ Test .* skipped(\.|: ".*)/) != nil {
            skipped += 1
        }
    }
}
