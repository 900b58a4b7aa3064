/// What a feature may make public, by its place.
enum FaceRules {
    private static let folders = [
        "Domain/Errors", "Domain/Models", "Domain/Repositories", "Presentation/Models", "Presentation/ViewModel",
        "Presentation/Views/Pages",
    ]

    /// The declarations of a feature's file that other modules should not see; of one inside another, the outer.
    static func findings(in file: ScannedFile) -> [Finding] {
        guard file.module.kind == .feature else { return [] }
        let isFace = file.isWayIn || folders.contains(where: file.stands)
        return file.declarations.filter { $0.isExposed && !hasExposedOwner($0, in: file) }.compactMap { declaration in
            if isImplementation(declaration, in: file) {
                return finding(declaration, in: file, mend: "Leave `public` away: the protocol stands for it.")
            }
            guard !isFace, !isWord(declaration, in: file) else { return nil }
            let places = (["\(file.module.name)Feature.swift"] + folders).joined(separator: ", ")
            return finding(declaration, in: file, mend: "Leave `public` away, or move it to one of \(places).")
        }
    }

    private static func finding(_ declaration: Declaration, in file: ScannedFile, mend: String) -> Finding {
        Finding(
            file: file.path,
            line: declaration.line,
            rule: .smallFace,
            message: "\(file.module.name) makes \(declaration.name) public in \(file.place)",
            chain: [],
            mend: mend
        )
    }

    private static func hasExposedOwner(_ declaration: Declaration, in file: ScannedFile) -> Bool {
        var owner = declaration.owner
        while let index = owner {
            if file.declarations[index].isExposed { return true }
            owner = file.declarations[index].owner
        }
        return false
    }

    private static func isImplementation(_ declaration: Declaration, in file: ScannedFile) -> Bool {
        file.path.hasSuffix("Impl.swift") || declaration.name.hasSuffix("Impl")
    }

    /// The words of errors are members that a protocol of Core asks for.
    private static func isWord(_ declaration: Declaration, in file: ScannedFile) -> Bool {
        guard file.stands(in: "Presentation/Localization") else { return false }
        if declaration.keyword == .extension { return true }
        return declaration.owner.map { file.declarations[$0].isConformance } ?? false
    }
}
