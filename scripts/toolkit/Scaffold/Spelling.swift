/// The words of a name or a noun, which can be written in several forms, such as `ReadLater` and `read-later`.
struct Spelling: Equatable {
    /// The words with their original upper and lower case.
    let words: [String]

    init(words: [String]) {
        self.words = words
    }

    /// Splits an UpperCamelCase name into its words. An abbreviation is one word: `URLList` becomes `URL` and `List`.
    init(_ name: String) {
        var words: [String] = []
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            // The plural of an abbreviation is one word, too, such as `URLs`.
            let next = String(characters[(index + 1)...].prefix(2))
            let isLast = next.first?.isLowercase == true && next.wholeMatch(of: /s(\p{Lu}.*)?/) == nil
            let startsWord = character.isUppercase && (index == 0 || !characters[index - 1].isUppercase || isLast)
            if startsWord || words.isEmpty { words.append("") }
            words[words.count - 1].append(character)
        }
        self.words = words
    }

    // Of `ReadLater`: `ReadLater`, `readLater`, `readlater`, `read_later`, `read-later`, `read later`, `Read later` and
    // `Read Later`.
    var upperCamel: String { words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() }
    var lowerCamel: String {
        let first = words.first?.lowercased() ?? ""
        return first + Spelling(words: Array(words.dropFirst())).upperCamel
    }
    var flat: String { words.joined().lowercased() }
    var snake: String { lowercased.joined(separator: "_") }
    var kebab: String { lowercased.joined(separator: "-") }
    var plain: String { lowercased.joined(separator: " ") }
    var sentence: String { plain.prefix(1).uppercased() + plain.dropFirst() }
    var title: String { words.joined(separator: " ") }

    private var lowercased: [String] { words.map { $0.lowercased() } }
}
