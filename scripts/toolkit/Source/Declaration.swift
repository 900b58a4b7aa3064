/// A type, an extension, or another declaration that is `public`, `open` or `package`.
struct Declaration: Sendable {
    /// The keyword of the declaration, such as `struct`.
    let keyword: String
    let name: String
    /// The number of the line where the declaration starts. Attributes on separate lines before it are not included.
    let line: Int
    /// Whether the declaration is `public`, `open` or `package`.
    let isExposed: Bool
    let isTopLevel: Bool
    /// The index of the type or extension directly around this declaration. `nil` means that there is none.
    let owner: Int?
}

extension Declaration {
    /// Whether this is a type that is not inside of another declaration.
    var isType: Bool { isTopLevel && declaresType }

    /// Whether this declares a type. An extension does not declare a type.
    var declaresType: Bool { Keywords.types.contains(keyword) }
}
