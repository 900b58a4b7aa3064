/// The keywords of Swift that are needed to find declarations and imports.
enum Keywords {
    /// The keywords that declare a type.
    static let types: Set = ["actor", "associatedtype", "class", "enum", "protocol", "struct", "typealias"]
    /// The keywords that start a declaration or an extension.
    static let declaring = types.union([
        "case", "extension", "func", "init", "let", "macro", "operator", "precedencegroup", "subscript", "var",
    ])
    /// The keywords that make a declaration visible to other modules.
    static let exposing: Set = ["open", "package", "public"]
    /// The access levels. All except `open` can be written before an import.
    static let accessLevels = exposing.union(["fileprivate", "internal", "private"])
    /// The words in `declaring` and `exposing` that are keywords only in some places. Elsewhere they can be names.
    static let contextual: Set = ["actor", "macro", "open", "package"]
}
