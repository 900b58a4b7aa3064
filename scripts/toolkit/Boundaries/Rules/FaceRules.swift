/// Finds declarations of a feature that are public, but must not be public.
enum FaceRules {
    private static let folders = [
        "Domain/Errors", "Domain/Models", "Domain/Repositories", "Presentation/Models", "Presentation/ViewModel",
        "Presentation/Views/Pages", "Presentation/Views/Terminal",
    ]

    /// Finds the declarations in a file that must not be public. If a public type has public members, only the type is
    /// reported.
    static func findings(in file: ScannedFile) -> [Finding] {
        guard file.module.kind == .feature else { return [] }
        let route = "Presentation/\(file.module.name)Route.swift"
        let isFace = file.isEntryPoint || file.place == route || folders.contains(where: file.isBelow)
        return file.declarations.filter { $0.isExposed && !hasExposedOwner($0, in: file) }.compactMap { declaration in
            if file.path.hasSuffix("Impl.swift") || declaration.name.hasSuffix("Impl") {
                return finding(declaration, in: file, mend: "Remove `public`. Other modules use its protocol instead.")
            }
            guard !isFace, !isExtra(declaration, in: file) else { return nil }
            let places = (["\(file.module.name)Feature.swift", route] + folders).joined(separator: ", ")
            return finding(
                declaration,
                in: file,
                mend: "Remove `public`, or move the declaration to one of these places: \(places)."
            )
        }
    }

    private static func finding(_ declaration: Declaration, in file: ScannedFile, mend: String) -> Finding {
        let message = "\(file.module.name) makes \(declaration.name) public in \(file.place)"
        return Finding(file: file.path, line: declaration.line, rule: .smallFace, message: message, mend: mend)
    }

    private static func hasExposedOwner(_ declaration: Declaration, in file: ScannedFile) -> Bool {
        var owner = declaration.owner
        while let index = owner {
            if file.declarations[index].isExposed { return true }
            owner = file.declarations[index].owner
        }
        return false
    }

    /// Whether the declaration may be public because it is in `folders`: an extension or its member, but not a type.
    /// Views outside of the feature show the texts in these folders, and tests use the samples.
    private static func isExtra(_ declaration: Declaration, in file: ScannedFile) -> Bool {
        let folders = ["Presentation/Localization", "Presentation/Samples"]
        guard folders.contains(where: file.isBelow), !declaration.declaresType else { return false }
        return declaration.keyword == "extension"
            || declaration.owner.map { file.declarations[$0].keyword == "extension" } ?? false
    }
}
