import Foundation

/// A valid name for a product, such as `ReadLater`. The rules for the names of features apply, too.
struct ProductName: CustomStringConvertible {
    /// The name of the product as it is in this repository.
    static let current = Spelling("Focal")

    let spelling: Spelling

    /// Throws an error with the reason if the name is not valid, or if a command of the system already has it.
    init(_ text: String) throws(Failure) {
        spelling = try FeatureName(text).spelling
        let program = spelling.flat
        guard program != Self.current.flat else {
            throw .usage("The name of this repository is already \(text). Choose another name.")
        }
        let kind = try Program.run(
            ["bash", "-c", "type -t -- \"$1\"", "bash", program],
            environment: ["PATH": Self.path]
        )
        guard kind.status != 0 else {
            throw .usage(
                "The program of the product would be “\(program)”, which is a command of the system. Try My\(text)."
            )
        }
    }

    /// Throws an error if a module or a type already has the name, or a name that is derived from it.
    func check(_ graph: ModuleGraph, _ repository: Repository) throws(Failure) {
        if let module = graph.modules.first(where: {
            [spelling.flat, spelling.flat + "app"].contains($0.name.lowercased())
        }) {
            throw .usage("There is already a module \(module.name) in \(module.path). Choose another name.")
        }
        let types = Set(["", "App", "Command", "Server"].map { "\(self)\($0)" })
        let files = ["App", "Core", "Features"].flatMap(repository.files).filter { $0.hasSuffix(".swift") }
        if let file = files.first(where: { types.contains($0.typeName) }) {
            throw .usage("The product needs a type \(file.typeName), but \(file) exists already. Choose another name.")
        }
    }

    /// The name of the product's main type, such as `ReadLater`.
    var description: String { spelling.upperCamel }

    private static let path = "/bin:/sbin:/usr/bin:/usr/sbin"
}
