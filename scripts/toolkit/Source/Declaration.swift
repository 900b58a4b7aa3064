/// A type, an extension, or whatever else other modules see.
struct Declaration: Sendable {
    /// What it declares.
    let keyword: Keyword
    let name: String
    /// The line that it begins on, attributes aside.
    let line: Int
    /// Whether other modules see it: `public`, `open` or `package`.
    let isExposed: Bool
    /// Whether it is an extension that names protocols.
    let isConformance: Bool
    /// Whether it stands in no other declaration.
    let isTopLevel: Bool
    /// The index of the type or extension that it stands in.
    let owner: Int?
}

extension Declaration {
    /// Whether it makes a name that stands for a type everywhere in the module.
    var isType: Bool { isTopLevel && keyword.declaresType }
}
