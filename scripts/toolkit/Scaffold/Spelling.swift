/// The ways to write a name or a noun that has several words.
struct Spelling: Equatable {
    /// The words, as they were written.
    let words: [String]

    init(words: [String]) {
        self.words = words
    }

    /// Splits an UpperCamelCase name into its words. An abbreviation is one word: `URLList` has two.
    init(_ name: String) {
        var words: [String] = []
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            let previous = index > 0 ? characters[index - 1] : nil
            let next = index + 1 < characters.count ? characters[index + 1] : nil
            let startsWord = character.isUppercase && (previous?.isUppercase != true || next?.isLowercase == true)
            if startsWord || words.isEmpty {
                words.append("")
            }
            words[words.count - 1].append(character)
        }
        self.words = words
    }

    /// `ReadLater`
    var upperCamel: String { words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() }
    /// `readLater`
    var lowerCamel: String {
        let first = words.first?.lowercased() ?? ""
        return first + Spelling(words: Array(words.dropFirst())).upperCamel
    }
    /// `readlater`
    var flat: String { words.joined().lowercased() }
    /// `read_later`
    var snake: String { lowercased.joined(separator: "_") }
    /// `read-later`
    var kebab: String { lowercased.joined(separator: "-") }
    /// `read later`
    var plain: String { lowercased.joined(separator: " ") }
    /// `Read later`
    var sentence: String { plain.prefix(1).uppercased() + plain.dropFirst() }
    /// `Read Later`
    var title: String { words.joined(separator: " ") }

    private var lowercased: [String] { words.map { $0.lowercased() } }
}
