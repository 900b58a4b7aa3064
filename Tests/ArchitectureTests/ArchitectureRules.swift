/// Rules 1 to 3 of the house, as far as text shows them.
struct ArchitectureRules {
    /// What stands against a rule, where, and what to do.
    struct Finding: Equatable, CustomStringConvertible {
        let place: String
        let rule: Int
        let mend: String

        var description: String { "\(place): rule \(rule): \(mend)" }
    }

    private static let toolchain: Set = [
        "Darwin", "Dispatch", "Foundation", "FoundationNetworking", "Glibc", "Musl", "Observation", "Synchronization",
    ]

    private let files: [SourceFile]
    private let features: Set<String>
    private let dtos: Set<String>

    init(_ files: [SourceFile]) {
        self.files = files
        features = Set(files.compactMap(\.feature))
        dtos = Set(files.filter { $0.path.hasPrefix("Core/Data/") }.flatMap(\.declarations))
    }

    /// All findings, in the order of the files.
    var findings: [Finding] {
        files.flatMap { wrongImports(in: $0) + wrongNames(in: $0) }
    }
}

// MARK: - Imports

extension ArchitectureRules {
    private func wrongImports(in file: SourceFile) -> [Finding] {
        guard file.feature != nil || file.path.hasPrefix("Core/") else { return [] }
        return file.imports.compactMap { line, module in
            let place = "\(file.path):\(line)"
            if Self.toolchain.contains(module) || module == "Core" && file.feature != nil { return nil }
            if features.contains(module) || ["Core", "focal", "focal_server"].contains(module) {
                return Finding(place: place, rule: 1, mend: "move what it needs of \(module) to Core")
            }
            return Finding(place: place, rule: 2, mend: "wrap \(module) behind a protocol, in App")
        }
    }
}

// MARK: - Names

extension ArchitectureRules {
    private func wrongNames(in file: SourceFile) -> [Finding] {
        guard let feature = file.feature else { return [] }
        let isDomain = file.path.contains("/Domain/")
        let isView = file.path.contains("/Views/")
        let isStore = file.path.hasSuffix("Store.swift")
        let isEdge = file.path.contains("/Domain/Repositories/") || file.path.hasSuffix("/\(feature)Feature.swift")
        let pages = presentationTypes(of: feature)
        let clauses: [(mend: String, isWrong: (String) -> Bool)] = [
            (
                "Domain names no type of Presentation; let the store turn it into one",
                { isDomain && pages.contains($0) }
            ),
            ("a View is made from State; let the store hold it", { isView && ($0.isUseCase || $0.isRepository) }),
            ("a View shows presentation models; let the repository read the DTO", { isView && dtos.contains($0) }),
            ("only a Store holds a use case", { $0.isUseCase && !isDomain && !isStore && !isEdge }),
            ("only a repository holds the client", { $0.hasSuffix("APIClient") && !isEdge }),
        ]
        return clauses.flatMap { clause in
            file.mentions(where: clause.isWrong).map { line, name in
                Finding(place: "\(file.path):\(line)", rule: 3, mend: "\(name): \(clause.mend)")
            }
        }
    }

    private func presentationTypes(of feature: String) -> Set<String> {
        Set(files.filter { $0.path.hasPrefix("Features/\(feature)/Presentation/") }.flatMap(\.declarations))
    }
}

extension SourceFile {
    /// The feature that the file belongs to.
    fileprivate var feature: String? {
        let parts = path.split(separator: "/")
        return parts.count > 2 && parts[0] == "Features" ? String(parts[1]) : nil
    }
}

extension String {
    fileprivate var isUseCase: Bool { hasSuffix("UseCase") && first?.isUppercase == true }
    fileprivate var isRepository: Bool {
        (hasSuffix("Repository") || hasSuffix("RepositoryImpl")) && first?.isUppercase == true
    }
}
