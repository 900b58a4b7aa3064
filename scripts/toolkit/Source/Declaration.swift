/// A type, an extension, or another declaration that other modules can use.
struct Declaration: Sendable {
    /// The word that declares it, such as `struct`.
    let keyword: String
    let name: String
    /// Its line, without its attributes.
    let line: Int
    /// Whether it is `public`, `open` or `package`.
    let isExposed: Bool
    /// Whether it is an extension with protocols.
    let isConformance: Bool
    let isTopLevel: Bool
    /// The index of the type or the extension around it.
    let owner: Int?
}

extension Declaration {
    /// Whether it is a type that the whole module can name without a prefix.
    var isType: Bool { isTopLevel && declaresType }

    /// Whether it is a type.
    var declaresType: Bool { Keywords.types.contains(keyword) }
}
