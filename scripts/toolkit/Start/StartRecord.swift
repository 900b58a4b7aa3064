/// What scripts/upgrade needs to make this product again, from the old and from a newer revision of FOCAL. The record
/// is saved in the product's file `scripts/.start.json`.
struct StartRecord: Encodable {
    static let path = "scripts/.start.json"

    /// The arguments of scripts/start.
    let arguments: [String]
    /// The id of the git tree that the product was made from. A copy without history has other commits, but this tree.
    let tree: String
}
