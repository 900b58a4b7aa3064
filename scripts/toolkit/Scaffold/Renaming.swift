/// Replaces the placeholders of a template: the name `SampleThing`, the noun `sample item` and the Japanese noun
/// 「サンプル項目」.
struct Renaming {
    private let pairs: [(old: [UInt8], new: [UInt8])]
    /// For each byte from 0 to 255, whether a placeholder starts with this byte.
    private var isFirst = [Bool](repeating: false, count: 256)

    /// `japanese` is the Japanese name of the feature, which is used as the title and as the noun.
    init(to name: Spelling, _ noun: Noun, japanese: String) {
        let old = Self.forms(of: Template.name, Template.noun, japanese: "サンプル項目")
        let new = Self.forms(of: name, noun, japanese: japanese)
        // The longest placeholder comes first, because a plural starts with its singular.
        pairs = zip(old, new).map { (Array($0.utf8), Array($1.utf8)) }.sorted { $0.old.count > $1.old.count }
        for byte in pairs.compactMap(\.old.first) {
            isFirst[Int(byte)] = true
        }
    }

    private static func forms(of name: Spelling, _ noun: Noun, japanese: String) -> [String] {
        [name.upperCamel, name.lowerCamel, name.flat, name.title] + noun.forms + noun.withArticle + [japanese]
    }

    /// Returns the text with all placeholders replaced.
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
