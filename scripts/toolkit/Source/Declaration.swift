/// A type, an extension or a public declaration in a file.
struct Declaration: Sendable {
    /// The keyword of the declaration, such as `struct`.
    let keyword: String
    let name: String
    /// The number of its line. Lines before it that contain only attributes do not count.
    let line: Int
    /// Whether it is `public`, `open` or `package`.
    let isExposed: Bool
    /// Whether it is an extension that adds a conformance to a protocol.
    let isConformance: Bool
    let isTopLevel: Bool
    /// The index of the type or the extension that contains it. `nil` means that there is none.
    let owner: Int?
}

extension Declaration {
    /// Whether it is a type that is not inside of another type.
    var isType: Bool { isTopLevel && declaresType }

    /// Whether it declares a type. An extension does not declare a type.
    var declaresType: Bool { Keywords.types.contains(keyword) }
}
