/// Folders of Swift code that no module owns: nothing builds, tests or checks what is in them.
enum Strays {
    /// Each with its first file.
    static func findings(in repository: Repository, _ graph: ModuleGraph) -> [Finding] {
        let folders = ["Features", "Tests"].flatMap { top in repository.folders(in: top).map { "\(top)/\($0)" } }
        return folders.compactMap { folder in
            guard !graph.modules.contains(where: { $0.path == folder }),
                let file = repository.files(below: folder).first(where: { $0.hasSuffix(".swift") })
            else { return nil }
            return Finding(
                file: file,
                line: 1,
                rule: .undeclared,
                message: "\(folder) belongs to no module",
                chain: [],
                mend: "Name it in Package.swift, or remove it."
            )
        }
    }
}
