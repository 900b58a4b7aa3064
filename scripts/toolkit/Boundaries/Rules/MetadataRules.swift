/// Finds function types with typed throws that need type metadata. iOS 17 and macOS 14 do not have this metadata.
enum MetadataRules {
    static func findings(in file: ScannedFile) -> [Finding] {
        file.missingMetadata.map {
            let message = "A function type with typed throws needs metadata that iOS 17 and macOS 14 do not have"
            let mend = "Store the function in a struct that is not generic, in a property without a wrapper."
            return Finding(file: file.path, line: $0, rule: .metadata, message: message, mend: mend)
        }
    }
}

extension Code {
    /// The lines with typed throws in a generic argument, in a collection or in a property with a wrapper.
    var missingMetadata: [Int] {
        tokens.indices.filter { text(at: $0) == "throws" && text(at: $0 + 1) == "(" && isGenericArgument(at: $0) }
            .map { tokens[$0].line }
    }

    /// Whether the token at an index is in a generic argument, in a collection or in a property with a wrapper.
    private func isGenericArgument(at index: Int) -> Bool {
        var depth = 0
        for before in stride(from: index - 1, through: 0, by: -1) {
            switch text(at: before) {
            case ")", "]": depth += 1
            case ">": if text(at: before - 1) != "-" { depth += 1 }
            case "(" where depth == 0:
                // Parentheses after a name contain parameters of a function. Other parentheses only surround a type.
                if name(at: before - 1) != nil || text(at: before - 1) == ">" { return false }
            case "<" where depth == 0, "[" where depth == 0: return true
            case "(", "[", "<": depth -= 1
            case "var" where depth == 0:
                let attributes = (0..<before).filter { text(at: $0) == "@" && tokens[$0].line == tokens[before].line }
                let names = attributes.compactMap { name(at: $0 + 1) }
                return names.contains { $0 != "MainActor" && $0.first?.isUppercase == true }
            case "{", "}", "=", "func", "init", "let", "typealias": if depth == 0 { return false }
            default: break
            }
        }
        return false
    }
}
