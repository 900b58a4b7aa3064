/// The noun for the things that a feature shows, such as `album` and `albums`.
struct Noun: Equatable {
    let singular: Spelling
    let plural: Spelling
}

extension Noun {
    /// Reads the value of `--noun`. It is a singular, such as `article`, or a singular and a plural, such as
    /// `person,people`.
    init(option: String) throws(Failure) {
        let parts = option.split(separator: ",", omittingEmptySubsequences: false)
            .map { $0.split(separator: " ").map { $0.lowercased() } }
        let isValid = parts.allSatisfy { !$0.isEmpty && $0.joined().wholeMatch(of: /[a-z][a-z0-9]*/) != nil }
        guard isValid, parts.count <= 2 else {
            throw .usage(
                "--noun “\(option.oneLine)” is not valid. Write an English noun, for example article or person,people."
            )
        }
        guard let plural = parts.count == 2 ? parts[1] : parts[0].last?.plural.map({ parts[0].dropLast() + [$0] })
        else {
            throw .usage("The plural of “\(option)” is not known. Write both words: --noun \(option),plural.")
        }
        (singular, self.plural) = (Spelling(words: parts[0]), Spelling(words: plural))
        try checkKeyword()
    }

    /// Derives the noun from the name of a feature, for example `photo album` from `PhotoAlbums`. Throws an error if
    /// the rules are not sure.
    init(of name: FeatureName) throws(Failure) {
        let words = name.spelling.words.map { $0.lowercased() }
        let last = words.last ?? ""
        guard let one = last.singular, let many = one.plural, [one, many].contains(last) else {
            throw .usage(
                "The singular and the plural of “\(name)” are not known. Write both, as in --noun person,people."
            )
        }
        (singular, plural) = (Spelling(words: words.dropLast() + [one]), Spelling(words: words.dropLast() + [many]))
        try checkKeyword()
    }

    private func checkKeyword() throws(Failure) {
        if ReservedNames.keywords.contains(singular.lowerCamel) {
            throw .usage("The noun “\(singular.plain)” is a Swift keyword. Choose another noun with --noun.")
        }
    }
}

extension Noun {
    /// The forms of the noun that a template can contain, without articles: first the singular, then the plural forms.
    var forms: [String] {
        [singular, plural].flatMap {
            [$0.upperCamel, $0.lowerCamel, $0.snake, $0.kebab, $0.plain, $0.sentence]
        }
    }

    /// The singular with `a` or `an`, once in lowercase and once with a capital letter, such as `an album` and
    /// `An album`.
    var withArticle: [String] {
        let word = singular.plain
        let startsWithVowelSound =
            word.prefixMatch(of: /[aeiou]/) != nil && word.prefixMatch(of: /uni|us|eu|one/) == nil
        return ["a", "A"].map { "\($0)\(startsWithVowelSound ? "n" : "") \(word)" }
    }
}

extension String {
    /// Words with another plural than with `s`, `es` or `ies`, or without one, and words that can be both.
    private static let irregular = """
        advice aircraft alumni analytics appendices axes bacteria baggage bases bison cacti cattle chaos child children
        clothes corps crises deer diagnoses dice economics equipment feedback feet fish foot fungi furniture geese goods
        goose gps half halves headquarters health homework information knife knives knowledge kudos leaf leaves life
        lives logistics luggage mail mathematics matrices indices vertices money mice mouse music news oases offspring
        people person physics police politics premises progress research rice scissors self selves series sheep shelf
        shelves software species staff teeth tennis thanks thief thieves tooth traffic trousers weather wife wives wolf
        wolves wood
        """.words
    /// Singular words that end with `s`, and plural words that end with `us` or `is`.
    private static let singular = """
        alias atlas bias bonus bus campus canvas census corpus focus gas genius lens octopus plus radius status stimulus
        virus
        """.words
    private static let plural = "apis emojis gurus kiwis menus safaris skis taxis wikis".words
    /// Words with the plural in `oes`, and singular words that end with `e`, where another rule takes away `es`.
    private static let oes = "echo hero mango mosquito potato tomato torpedo veto volcano".words
    private static let withE =
        "ache cache calorie cookie headache hoodie moustache movie niche pie shoe smoothie tie toe zombie".words

    private func ends(with endings: String...) -> Bool { endings.contains(where: hasSuffix) }

    /// The singular: `categories` → `category`, `addresses` → `address`, `albums` → `album`, `album` → `album`. `nil`
    /// if the rules are not sure.
    fileprivate var singular: String? {
        if Self.irregular.contains(self) || ends(with: "data", "media", "eria", "omena", "men", "ae") { return nil }
        if !hasSuffix("s") || hasSuffix("ss") || Self.singular.contains(self) { return self }
        let (stem, short) = (String(dropLast()), String(dropLast(2)))
        guard hasSuffix("es") else { return ends(with: "us", "is") && !Self.plural.contains(self) ? nil : stem }
        if Self.withE.contains(stem) { return stem }
        if Self.singular.union(Self.oes).contains(short) || ends(with: "sses", "shes", "ches", "xes") { return short }
        if hasSuffix("zzes") { return short == "quizz" ? "quiz" : short }
        if count > 4, hasSuffix("ies") { return short.dropLast() + "y" }
        // `houses`, but not `excuses`.
        return ends(with: "oes", "uses", "yses", "eses") && !ends(with: "ouses", "auses") ? nil : stem
    }

    /// The plural: `category` → `categories`, `address` → `addresses`, `album` → `albums`. `nil` if the rules are not
    /// sure.
    fileprivate var plural: String? {
        if Self.irregular.contains(self) || hasSuffix("man") && self != "human" { return nil }
        if hasSuffix("s"), !hasSuffix("ss"), !Self.singular.contains(self) { return nil }
        if hasSuffix("y"), !ends(with: "ay", "ey", "oy", "uy") { return dropLast() + "ies" }
        let isLong = ends(with: "s", "x", "ch", "sh", "z") || Self.oes.contains(self)
        return self == "quiz" ? "quizzes" : self + (isLong ? "es" : "s")
    }
}
