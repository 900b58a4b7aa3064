/// A product is an app that scripts/start makes from this repository. Its name follows the rules for feature names.
extension FeatureName {
    /// The name that scripts/start replaces.
    static let current = Spelling("Focal")

    /// Throws an error if the product cannot have this name, for example because a module, a type or a system command
    /// already has it.
    func checkProduct(_ graph: ModuleGraph, _ repository: Repository) throws(Failure) {
        let program = spelling.flat
        // CI and the README make these features.
        guard !["albums", "events", "magazines", "readlater", "todo"].contains(program) else {
            throw .usage("The README or a check in CI creates a feature \(self). Try My\(self).")
        }
        let search = ["bash", "-c", "type -t \(program)"]
        guard try Program.run(search, environment: ["PATH": "/bin:/sbin:/usr/bin:/usr/sbin"]).status != 0 else {
            throw .usage("“\(program)” is already the name of a system command. Try My\(self).")
        }
        if let module = graph.modules.first(where: { [program, program + "app"].contains($0.name.lowercased()) }) {
            throw .usage("There is already a module \(module.name) in \(module.path). Choose another name.")
        }
        let types = ["", "app", "command", "server"].map { program + $0 }
        let files = ["App", "Core", "Features"].flatMap(repository.files).filter { $0.hasSuffix(".swift") }
        if let file = files.first(where: { types.contains($0.typeName.lowercased()) }) {
            throw .usage("The product needs a type \(file.typeName), but \(file) exists already. Choose another name.")
        }
    }
}
