/// The arguments of a script. Each method takes away what it reads. At the end, `names` returns what is left.
struct Arguments {
    /// The command that the user writes, such as `scripts/graph`.
    let script: String
    private var words: [String]
    /// The words after `--`, which are no options.
    private let last: [String]

    init(_ words: [String], of script: String) {
        let end = words.firstIndex(of: "--") ?? words.endIndex
        self.script = script
        (self.words, last) = (Array(words[..<end]), Array(words[end...].dropFirst()))
    }

    /// Whether one of these flags is there. Read the options first, because they can have a flag as a wrong value.
    mutating func flag(_ names: String...) -> Bool {
        let count = words.count
        words.removeAll(where: names.contains)
        return words.count < count
    }

    /// The values of an option, which are written as `--name value` or `--name=value`. `label` is a word for the value.
    mutating func values(of name: String, _ label: String = "value") throws(Failure) -> [String] {
        var values: [String] = []
        while let index = words.firstIndex(where: { $0 == name || $0.hasPrefix("\(name)=") }) {
            let word = words.remove(at: index)
            // `-` alone is a value: stdin.
            let isNext = word == name && index < words.count && (words[index] == "-" || !words[index].hasPrefix("-"))
            let value = isNext ? words.remove(at: index) : String(word.dropFirst(name.count + 1))
            guard isNext || !value.isEmpty else { throw wrong("Missing value for '\(name) <\(label)>'") }
            values.append(value)
        }
        return values
    }

    /// What no option and no flag has taken. Throws an error if a word looks like an option.
    func names() throws(Failure) -> [String] {
        if let option = words.first(where: { $0.hasPrefix("-") }) { throw wrong("Unknown option '\(option)'") }
        return words + last
    }

    /// An error in these arguments.
    func wrong(_ message: String) -> Failure { .usage("\(message) (See \(script) --help.)") }
}
