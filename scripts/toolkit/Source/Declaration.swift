/// A declaration of a type or an extension, or any declaration that other modules can use.
struct Declaration: Sendable {
    /// The keyword of the declaration, such as `struct`.
    let keyword: String
    let name: String
    /// The number of the line where the declaration starts. Attributes on separate lines before it are not included.
    let line: Int
    /// Whether the declaration is `public`, `open` or `package`.
    let isExposed: Bool
    let isTopLevel: Bool
    /// The index of the type or the extension that contains this declaration. `nil` means that nothing contains it.
    let owner: Int?
}

extension Declaration {
    /// Whether this is a type that is not inside of another type.
    var isType: Bool { isTopLevel && declaresType }

    /// Whether this declares a type. An extension does not declare a type.
    var declaresType: Bool { Keywords.types.contains(keyword) }
}
