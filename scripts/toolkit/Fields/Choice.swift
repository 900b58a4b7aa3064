/// What a field of the type `choice(open,done)` is in Swift: an enum with a case for each value, and one for a value
/// that the app does not know.
extension Field {
    /// The name of the enum. A feature has other types with some names.
    var choiceType: String {
        let name = Spelling(name ?? "").upperCamel
        let others = """
            Actions Address Content Error Feature Field Filter Item Messages Query Response Route State Store View
            """
        return Template.name.upperCamel + name + (others.words.contains(name) ? "Choice" : "")
    }

    /// The name of the case for a value. A value without a word in ASCII has the name `choice`, with a number.
    func choiceCase(_ value: String) -> String {
        // Some keywords are keywords only in some places.
        let taken = ReservedNames.keywords.subtracting("final open optional package required".words)
            .union("allCases hash hashValue label none other rawValue some".words)
        var names: [String: String] = [:]
        for value in choices {
            let own = Field(path: [value]).ownName ?? "choice"
            let name = taken.contains(own) ? Spelling(words: ["value", own]).lowerCamel : own
            names[value] = name.numbered(where: names.values.contains)
        }
        return names[value].map { ".\($0)" } ?? ".other(\(JSON.text(value).literal ?? ""))"
    }

    /// The lines of a template for this field. A line with `sampleCase` is repeated for each value.
    func choiceLines(_ block: [String]) -> [String] {
        block.flatMap { line in
            let values = line.contains("sampleCase") ? choices : [""]
            return values.map { value in
                let (english, japanese) = choiceLabels(value)
                let name = choiceCase(value).dropFirst() + (line.trimmed == ".sampleCase" ? "," : "")
                return [
                    ("Sample choice.", comment), ("sampleCase", String(name)), ("sampleValue", value),
                    ("Sample value", english), ("サンプル値", japanese),
                ]
                .reduce(line.replacing(/\w+SampleChoice/, with: choiceType)) { $0.replacing($1.0, with: $1.1) }
            }
        }
    }

    /// What the user sees for a value, until somebody writes better words. The tests of a screen want other words in
    /// each language.
    private func choiceLabels(_ value: String) -> (english: String, japanese: String) {
        guard value.contains(where: { $0.isASCII && ($0.isLetter || $0.isNumber) }) else {
            return (Spelling(key: String(choiceCase(value).dropFirst())).sentence, value)
        }
        let english = Spelling(key: value).sentence
        let isSame = value == english && value == value.lowercased() && value.contains(where: \.isLetter)
        return (english, isSame ? "「\(value)」" : value == english ? value.lowercased() : value)
    }

    /// Reads the values in the parentheses of a field. A value with a space or a comma is in double quotes.
    static func choices(in text: String, of field: String) throws(Failure) -> [String] {
        let shape = /\s*(?:"([^"\\]+)"|([^",\\\s]+))\s*(?:,|$)/
        let found = text.matches(of: shape)
        let values = found.map { String($0.1 ?? $0.2 ?? "") }
        guard found.map(\.0).joined() == text, !text.hasSuffix(","), Set(values).count == values.count, values.count > 1
        else {
            throw .usage("“\(field.oneLine)” \(choicesNeeded)")
        }
        return values
    }
}

extension Fields {
    /// The fields of the type `choice`.
    var choices: [Field] { shown.filter { $0.type == .choice } }
}
