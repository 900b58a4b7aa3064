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
        plural = parts.count == 2 ? Spelling(words: parts[1]) : singular.replacingLast { $0.plural }
        try checkKeyword()
    }

    /// Derives the noun from the name of a feature, for example `photo album` from `PhotoAlbums`.
    init(of name: FeatureName) throws(Failure) {
        let words = Spelling(words: name.spelling.words.map { $0.lowercased() })
        let last = words.words.last ?? ""
        guard !Self.irregular.contains(last), !last.hasSuffix("is") else {
            throw .usage(
                "The script does not know the singular of “\(name)”. Set it with --noun, for example --noun article."
            )
        }
        singular = words.replacingLast { $0.singular }
        plural = last == singular.words.last ? singular.replacingLast { $0.plural } : words
        try checkKeyword()
    }

    private func checkKeyword() throws(Failure) {
        if ReservedNames.keywords.contains(singular.lowerCamel) {
            throw .usage("The noun “\(singular.plain)” is a Swift keyword. Choose another noun with --noun.")
        }
    }

    private static let irregular: Set = [
        "children", "data", "media", "men", "news", "people", "series", "species", "women",
    ]
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
    fileprivate func replacingLast(_ change: (String) -> String) -> Spelling {
        Spelling(words: words.dropLast() + words.suffix(1).map(change))
    }
}

extension String {
    /// The singular: `categories` → `category`, `addresses` → `address`, `albums` → `album`, `album` → `album`.
    fileprivate var singular: String {
        if count > 5, hasSuffix("ies"), !["movies", "cookies"].contains(self) { return dropLast(3) + "y" }
        if ["sses", "shes", "ches", "xes"].contains(where: hasSuffix), self != "caches" { return String(dropLast(2)) }
        if count < 4 || !hasSuffix("s") || hasSuffix("ss") || hasSuffix("us") { return self }
        return String(dropLast())
    }

    /// The plural: `category` → `categories`, `address` → `addresses`, `album` → `albums`.
    fileprivate var plural: String {
        if hasSuffix("y"), !["ay", "ey", "oy", "uy"].contains(where: hasSuffix) { return dropLast() + "ies" }
        return self + (["s", "x", "ch", "sh"].contains(where: hasSuffix) ? "es" : "s")
    }
}
