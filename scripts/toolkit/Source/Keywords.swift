/// The keywords that the rules need.
enum Keywords {
    /// They declare a type.
    static let types: Set = ["actor", "associatedtype", "class", "enum", "protocol", "struct", "typealias"]
    /// They declare something, or open an extension.
    static let declaring = types.union([
        "case", "extension", "func", "init", "let", "macro", "operator", "precedencegroup", "subscript", "var",
    ])
    /// They make a declaration visible to other modules.
    static let exposing: Set = ["open", "package", "public"]
    /// They can stand before an import.
    static let accessLevels = exposing.union(["fileprivate", "internal", "private"])
    /// They are names like others, except in a certain place.
    static let contextual: Set = ["actor", "macro", "open", "package"]
}
