/// Finds folders that contain Swift code but belong to no module. Their code is not built, tested or checked.
enum UnownedFolders {
    static func findings(in repository: Repository, _ graph: ModuleGraph) -> [Finding] {
        let folders = ["Features", "Tests"].flatMap { top in repository.folders(in: top).map { "\(top)/\($0)" } }
        return folders.compactMap { folder in
            guard folder != Manifest.swiftUI.path, !graph.modules.contains(where: { $0.path == folder }),
                let file = repository.files(below: folder).first(where: { $0.hasSuffix(".swift") })
            else { return nil }
            return Finding(
                file: file,
                line: 1,
                rule: .undeclared,
                message: "\(folder) belongs to no module",
                mend: "Declare a module for the folder in Package.swift, or remove the folder."
            )
        }
    }
}
