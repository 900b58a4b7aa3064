/// The ways to write a name that is made of words, as `ReadLater`.
struct Spelling: Equatable {
    private let words: [String]

    /// Takes an UpperCamelCase name apart; an abbreviation is a word, as in `URLList`.
    init(_ name: String) {
        var words: [String] = []
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            let follows = index > 0 ? characters[index - 1] : nil
            let next = index + 1 < characters.count ? characters[index + 1] : nil
            let startsWord = character.isUppercase && (follows?.isUppercase != true || next?.isLowercase == true)
            if startsWord || words.isEmpty {
                words.append("")
            }
            words[words.count - 1].append(character)
        }
        self.words = words
    }

    private init(words: [String]) {
        self.words = words
    }

    /// The same for many; a name that ends in s is its own plural.
    var plural: Spelling {
        guard let last = words.last, !last.hasSuffix("s") else { return self }
        let ending: String
        if last.hasSuffix("y"), let letter = last.dropLast().last, !"aeiou".contains(letter) {
            ending = last.dropLast() + "ies"
        } else if ["x", "ch", "sh"].contains(where: last.hasSuffix) {
            ending = last + "es"
        } else {
            ending = last + "s"
        }
        return Spelling(words: words.dropLast() + [ending])
    }

    /// `ReadLater`
    var upperCamel: String { words.joined() }
    /// `readLater`
    var lowerCamel: String { (words.prefix(1).map { $0.lowercased() } + words.dropFirst()).joined() }
    /// `readlater`, as commands are named
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

    /// All of them, in a fixed order.
    var forms: [String] {
        [upperCamel, lowerCamel, flat, snake, kebab, plain, sentence, title]
    }

    private var lowercased: [String] { words.map { $0.lowercased() } }
}
