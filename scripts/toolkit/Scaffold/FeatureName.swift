/// A valid name for a new feature, such as `ReadLater`.
struct FeatureName: Equatable, CustomStringConvertible {
    let spelling: Spelling

    /// Throws an error with the reason if the name is not valid. The message can also suggest another name.
    init(_ text: String) throws(Failure) {
        if let reason = text.reasonAgainstShape {
            let hint = text.asUpperCamelCase.map { " Did you mean \($0)?" } ?? ""
            throw .usage("“\(text.oneLine)” \(reason)\(hint)")
        }
        let spelling = Spelling(text)
        if let reason = ReservedNames.reason(against: spelling) {
            throw .usage("“\(text)” \(reason)")
        }
        self.spelling = spelling
    }

    /// The name of the feature's module, such as `ReadLater`.
    var description: String { spelling.upperCamel }
}

extension String {
    /// The reason why this text cannot be the name of a feature. `nil` means that its form is valid.
    fileprivate var reasonAgainstShape: String? {
        if isEmpty { return "is empty. Write a name such as ReadLater." }
        if let other = unicodeScalars.first(where: { !$0.isASCII || !$0.properties.isAlphabetic && !$0.isDigit }) {
            return
                "contains “\(other.properties.isWhitespace ? " " : "\(other)")”. Use only English letters and digits."
        }
        if first?.isNumber == true { return "starts with a digit. Start it with a capital letter." }
        if first?.isLowercase == true { return "starts with a lowercase letter. Start it with a capital letter." }
        if count == 1 { return "is too short. A name must have at least two letters." }
        if !contains(where: \.isLowercase) { return "has no lowercase letter. Use UpperCamelCase, such as ReadLater." }
        if count > 28 { return "has \(count) characters. A name can have at most 28 characters." }
        // The tests of the feature FeedView would have the same name as the view tests of the feature Feed.
        let word = ["Feature", "Tests", "View"].first(where: hasSuffix)
        return word.map { "ends with \($0). Leave out this word." }
    }

    /// A similar name in a valid form, such as `ReadLater` for `read-later`. `nil` means that no such name was found.
    fileprivate var asUpperCamelCase: String? {
        let last = split(whereSeparator: { "/\\".contains($0) }).last ?? ""
        let stem = [".swift", "Feature", "Tests", "View"].reduce(String(last)) {
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

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
