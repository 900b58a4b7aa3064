/// Replaces words in a text, all in one pass.
struct Renaming {
    private let pairs: [(old: [UInt8], new: [UInt8])]
    /// For each byte from 0 to 255, whether an old word starts with this byte.
    private var isFirst = [Bool](repeating: false, count: 256)

    /// Replaces each old word. If two old words start at the same place, the longer word is replaced.
    init(_ words: [(old: String, new: String)]) {
        pairs = words.map { (Array($0.old.utf8), Array($0.new.utf8)) }.sorted { $0.old.count > $1.old.count }
        for byte in pairs.compactMap(\.old.first) {
            isFirst[Int(byte)] = true
        }
    }

    /// Replaces the placeholders of a template: the name `SampleThing`, the noun `sample item` and the Japanese noun
    /// 「サンプル項目」, and the words of the address. `japanese` is the Japanese name of the feature, which is used as the
    /// title and as the noun.
    init(to name: Spelling, _ noun: Noun, _ address: Address, japanese: String) {
        let old = Self.forms(of: Template.name, Template.noun, japanese: "サンプル項目")
        self.init(zip(old, Self.forms(of: name, noun, japanese: japanese)) + address.words)
    }

    private static func forms(of name: Spelling, _ noun: Noun, japanese: String) -> [String] {
        [name.upperCamel, name.lowerCamel, name.flat, name.title] + noun.forms + noun.withArticle + [japanese]
    }

    /// Returns the text with all old words replaced.
    func applied(to text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if isFirst[Int(byte)], let pair = pairs.first(where: { bytes[index...].starts(with: $0.old) }) {
                result += pair.new
                index += pair.old.count
            } else {
                result.append(byte)
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
