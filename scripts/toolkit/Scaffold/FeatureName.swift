/// A name that a new feature can have.
struct FeatureName: Equatable, CustomStringConvertible {
    /// Its ways to be written.
    let spelling: Spelling

    /// Checks that a name is one, whatever else there is.
    ///
    /// - Throws: `Failure` with the reason, and a name that could be meant.
    init(_ text: String) throws(Failure) {
        if let reason = text.reasonAgainstShape {
            let hint = text.asUpperCamelCase.map { $0 == text ? "" : " Did you mean \($0)?" } ?? ""
            throw .usage(reason + hint)
        }
        let spelling = Spelling(text)
        if let reason = ReservedNames.reason(against: spelling) {
            throw .usage(reason)
        }
        self.spelling = spelling
    }

    /// The module's name.
    var description: String { spelling.upperCamel }
}

extension FeatureName {
    /// The most letters that keep a line of a sorted list in one line.
    fileprivate static let longest = 30
}

extension String {
    /// Why this cannot be the name of a feature, by its letters alone.
    fileprivate var reasonAgainstShape: String? {
        if isEmpty { return "The name is empty. Give one as ReadLater." }
        if hasPrefix("-") { return "“\(self)” begins with a dash: it is an option, not a name." }
        if contains("\0") { return "A name holds no NUL." }
        if contains("\n") { return "A name is one line." }
        if self == "." || self == ".." { return "“\(self)” is a folder, not a name." }
        if contains("/") || contains("\\") {
            return "“\(self)” is a path. Give the name alone; its folder is Features."
        }
        if hasSuffix(".swift") { return "“\(self)” is a file. Give the feature's name." }
        if contains(where: \.isWhitespace) { return "“\(self)” holds a space." }
        if contains("-") { return "“\(self)” holds a dash." }
        if contains("_") { return "“\(self)” holds an underscore." }
        if contains(".") { return "“\(self)” holds a dot." }
        if let other = first(where: { !$0.isASCII }) {
            return "“\(self)” holds “\(other)”: a module takes A–Z, a–z and 0–9."
        }
        if let other = first(where: { !$0.isLetter && !$0.isNumber }) { return "“\(self)” holds “\(other)”." }
        if first?.isNumber == true { return "“\(self)” begins with a digit." }
        if first?.isLowercase == true { return "“\(self)” begins with a small letter; a feature is UpperCamelCase." }
        if count == 1 { return "“\(self)” is too short to say what the feature is." }
        if !contains(where: \.isLowercase) { return "“\(self)” is all capitals; a feature is UpperCamelCase." }
        if count > FeatureName.longest {
            return "“\(self)” has \(count) letters; at most \(FeatureName.longest) keep its lines in the lists short."
        }
        if hasSuffix("Feature") { return "“\(self)” says Feature twice: its entry is named so already." }
        if hasSuffix("Tests") { return "“\(self)” is the name of tests; the feature's are made with it." }
        return nil
    }

    /// The nearest name that has the right shape, if there is one.
    fileprivate var asUpperCamelCase: String? {
        let last = split(whereSeparator: { "/\\".contains($0) }).last ?? ""
        let stem = ["Feature", "Tests", ".swift"].reduce(String(last)) {
            $0.hasSuffix($1) ? String($0.dropLast($1.count)) : $0
        }
        let words = stem.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let name = words.map { word in
            let rest = word.contains(where: \.isLowercase) ? String(word.dropFirst()) : word.dropFirst().lowercased()
            return word.prefix(1).uppercased() + rest
        }
        .joined()
        return name.isEmpty || name.reasonAgainstShape != nil ? nil : name
    }
}
