/// A valid name for a new feature.
struct FeatureName: Equatable, CustomStringConvertible {
    let spelling: Spelling

    /// Fails with the reason and, where possible, with a similar name that is valid.
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

    /// The name of the module.
    var description: String { spelling.upperCamel }
}

extension String {
    /// Why this cannot be the name of a feature.
    fileprivate var reasonAgainstShape: String? {
        if isEmpty { return "is empty. Write a name such as ReadLater." }
        if let other = unicodeScalars.first(where: { !$0.isASCII || !$0.properties.isAlphabetic && !$0.isDigit }) {
            return
                "contains “\(other.properties.isWhitespace ? " " : "\(other)")”. Use only letters A–Z and digits."
        }
        if first?.isNumber == true { return "starts with a digit." }
        if first?.isLowercase == true { return "starts with a lowercase letter." }
        if count == 1 { return "is too short." }
        if !contains(where: \.isLowercase) { return "has only capital letters. A name is in UpperCamelCase." }
        if count > 30 { return "has \(count) letters. The longest name has 30." }
        if hasSuffix("Feature") { return "ends with Feature. The script adds that word itself." }
        if hasSuffix("Tests") { return "ends with Tests. The script makes the tests itself." }
        return nil
    }

    /// A similar name that is valid.
    fileprivate var asUpperCamelCase: String? {
        let last = split(whereSeparator: { "/\\".contains($0) }).last ?? ""
        let stem = [".swift", "Feature", "Tests"].reduce(String(last)) {
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
