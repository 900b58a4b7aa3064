/// A place that breaks a rule.
struct Finding: Encodable, Equatable, Sendable {
    /// The file, from the top.
    let file: String
    /// The line, from 1.
    let line: Int
    let rule: Rule
    /// What is wrong, as the beginning of a sentence.
    let message: String
    /// From what to what, over as few modules or layers as lead there; empty where nothing is crossed.
    let chain: [String]
    /// What to do about it.
    let mend: String
}

extension Finding {
    /// By place.
    static func isOrdered(_ one: Finding, _ other: Finding) -> Bool {
        (one.file, one.line, one.rule.rawValue, one.message) < (
            other.file, other.line, other.rule.rawValue, other.message
        )
    }
}
