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
            let previous = index > 0 ? characters[index - 1] : nil
            let next = index + 1 < characters.count ? characters[index + 1] : nil
            // The plural of an abbreviation is one word, too, such as `URLs`.
            let rest = characters[(index + 1)...].prefix(2)
            let isPlural = rest.first == "s" && rest.last?.isLowercase != true || rest.elementsEqual("s")
            let startsWord =
                character.isUppercase && (previous?.isUppercase != true || next?.isLowercase == true && !isPlural)
            if startsWord || words.isEmpty {
                words.append("")
            }
            words[words.count - 1].append(character)
        }
        self.words = words
    }

    /// Upper camel case, for example `ReadLater`.
    var upperCamel: String { words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() }
    /// Lower camel case, for example `readLater`.
    var lowerCamel: String {
        let first = words.first?.lowercased() ?? ""
        return first + Spelling(words: Array(words.dropFirst())).upperCamel
    }
    /// Lowercase without spaces, for example `readlater`.
    var flat: String { words.joined().lowercased() }
    /// Snake case, for example `read_later`.
    var snake: String { lowercased.joined(separator: "_") }
    /// Kebab case, for example `read-later`.
    var kebab: String { lowercased.joined(separator: "-") }
    /// Lowercase with spaces, for example `read later`.
    var plain: String { lowercased.joined(separator: " ") }
    /// Lowercase with spaces and a capital first letter, for example `Read later`.
    var sentence: String { plain.prefix(1).uppercased() + plain.dropFirst() }
    /// The original words with spaces, for example `Read Later`.
    var title: String { words.joined(separator: " ") }

    private var lowercased: [String] { words.map { $0.lowercased() } }
}
