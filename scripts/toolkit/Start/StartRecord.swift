/// What scripts/upgrade needs to make this product again, from the old and from a newer revision of the template. It is
/// saved in the product's file `scripts/.start.json`.
struct StartRecord: Encodable {
    static let path = "scripts/.start.json"

    /// The arguments of scripts/start.
    let arguments: [String]
    /// The git tree that the product was made from. A copy without the history has another commit, but the same tree.
    let tree: String
}
