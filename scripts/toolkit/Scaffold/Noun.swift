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
        singular = Spelling(words: parts[0])
        if parts.count == 2 {
            plural = Spelling(words: parts[1])
        } else {
            guard let word = parts[0].last?.plural else {
                throw .usage("The script does not know the plural of “\(option)”. Write both words: --noun \(option),plural")
            }
            plural = singular.replacingLast(word)
        }
        try checkKeyword()
    }

    /// Derives the noun from the name of a feature, for example `photo album` from `PhotoAlbums`. Throws an error if
    /// the rules are not sure.
    init(of name: FeatureName) throws(Failure) {
        let words = Spelling(words: name.spelling.words.map { $0.lowercased() })
        let last = words.words.last ?? ""
        guard let one = last.singular, let many = one.plural, [one, many].contains(last) else {
            throw .usage(
                "The script does not know the singular and the plural of “\(name)”. "
                    + "Write both words, for example --noun person,people."
            )
        }
        singular = words.replacingLast(one)
        plural = words.replacingLast(many)
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

extension Spelling {
    fileprivate func replacingLast(_ word: String) -> Spelling { Spelling(words: words.dropLast() + [word]) }
}

/// Words that the rules below do not know, or that end like words of another rule.
private enum Words {
    /// Words that have no plural, or another plural than with `s`, `es` or `ies`.
    static let irregular = words(
        """
        advice aircraft alumni analytics appendices athletics axes bacteria baggage bases bison cacti calves cattle children clothes
        chaos codices corps crises crossroads deer diagnoses dice dwarves economics elves equipment feedback feet fish fruit furniture geese
        goods half halves hardware headquarters health homework fungi gps hooves hypotheses indices information jewelry junk knife kudos nuclei oases premises
        knives knowledge leaf leaves lice life lives loaf loaves logistics luggage machinery mail mathematics matrices
        matrix means men mice money mouse music news offspring ox oxen parentheses people person physics police politics
        progress research rice salmon scarf scarves scissors self selves series sheep shelf shelves shrimp
        software species spacecraft staff syntheses swine teeth tennis thanks theses thief thieves tooth traffic trousers
        trout vertex vertices vortices weather wharves wife wives wolf wolves woman women wood child foot goose
        """
    )
    /// Singular words that end with `s`, with the plural in `es`.
    static let singular = words(
        """
        abacus alias apparatus atlas bias bonus bus campus canvas caucus census chorus circus citrus consensus corpus cosmos
        fetus focus gas genius iris lens minus nexus octopus opus plus prospectus radius sinus status stimulus surplus
        syllabus terminus thesaurus versus virus walrus
        """
    )
    /// Plural words that end with `us`, `as`, `os` or `is`, and are a singular with `s`.
    static let plural = words(
        """
        apis bikinis emojis emus gurus kiwis kpis menus safaris skis taxis wikis
        """
    )
    /// Words with the plural in `oes`.
    static let oes = words("buffalo cargo domino echo embargo hero mango mosquito potato tomato torpedo veto volcano")
    /// Singular words that end with `e`, where another rule takes away `es`.
    static let withE = words(
        """
        ache avalanche brioche cache calorie canoe cliche cookie creche foe foodie genie headache hoe hoodie microfiche
        moustache movie mustache newbie niche oboe pastiche pie prairie psyche quiche rookie selfie shoe smoothie sortie
        tie toe zombie brownie
        """
    )

    /// Words that end with `ch`, with the plural in `s`.
    static let hard = words("epoch monarch stomach tech")

    private static func words(_ text: String) -> Set<String> { Set(text.split { $0.isWhitespace }.map(String.init)) }
}

extension String {
    private func ends(with endings: String...) -> Bool { endings.contains(where: hasSuffix) }

    /// The singular: `categories` → `category`, `addresses` → `address`, `albums` → `album`, `album` → `album`. `nil` if
    /// the rules are not sure.
    fileprivate var singular: String? {
        if Words.irregular.contains(self) || ends(with: "data", "media", "eria", "omena", "men", "ae") { return nil }
        if !hasSuffix("s") || hasSuffix("ss") || Words.singular.contains(self) { return self }
        let stem = String(dropLast())
        guard hasSuffix("es") else {
            // Of a word that ends with `us` or `is`, the `s` can be a part of the singular.
            return Words.plural.contains(self) || !ends(with: "us", "is") ? stem : nil
        }
        let short = String(stem.dropLast())
        if Words.withE.contains(stem) { return stem }
        if Words.singular.contains(short) || Words.oes.contains(short) || ends(with: "sses", "shes", "ches", "xes") { return short }
        if hasSuffix("zzes") { return short == "quizz" ? "quiz" : short }
        if count > 4, hasSuffix("ies") { return short.dropLast() + "y" }
        // `houses`, but not `crises`.
        return ends(with: "oes", "uses", "yses", "eses") && !ends(with: "ouses", "auses", "cheeses") ? nil : stem
    }

    /// The plural: `category` → `categories`, `address` → `addresses`, `album` → `albums`. `nil` if the rules are not sure.
    fileprivate var plural: String? {
        if Words.irregular.contains(self) || hasSuffix("man") && self != "human" { return nil }
        if self == "quiz" { return "quizzes" }
        if hasSuffix("y"), !ends(with: "ay", "ey", "oy", "uy") { return dropLast() + "ies" }
        if hasSuffix("s"), !hasSuffix("ss"), !Words.singular.contains(self) { return nil }
        if Words.hard.contains(self) { return self + "s" }
        return self + (ends(with: "s", "x", "ch", "sh", "z") || Words.oes.contains(self) ? "es" : "s")
    }
}
