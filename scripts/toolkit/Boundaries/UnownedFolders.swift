/// Finds folders that contain Swift code but belong to no module. Their code is not built, tested or checked.
enum UnownedFolders {
    /// `files` are the paths of the files that belong to no module.
    static func findings(_ files: [String]) -> [Finding] {
        Dictionary(grouping: files) { $0.split(separator: "/").dropLast().prefix(2) }.map { folder, files in
            Finding(
                file: files[0],
                line: 1,
                rule: .undeclared,
                message: "\(folder.joined(separator: "/")) contains code that belongs to no module",
                mend: "Declare a module for the code in Package.swift, or remove it."
            )
        }
    }
}
