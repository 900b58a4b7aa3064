/// Finds imports of SwiftUI in code that is not for views, and uses of App/Persistence in files with SwiftUI.
struct ViewRules {
    /// The names of the types in App/Persistence, and of the modules Persistence, GRDB and GRDBSQLite.
    private let persistence: Set<String>

    init(_ survey: Survey) {
        let files = survey.files.filter { $0.path.hasPrefix("App/Persistence/") }
        let types = files.flatMap(\.declarations).filter(\.isType).map(\.name)
        persistence = Set(types).union(["GRDB", "GRDBSQLite", "Persistence"])
    }

    /// The findings in a file that imports SwiftUI.
    func findings(in file: ScannedFile) -> [Finding] {
        guard let found = file.imports.first(where: { $0.module == Manifest.swiftUI.name }) else { return [] }
        let module = file.module
        var findings: [Finding] = []
        let hasLayers = [.core, .feature].contains(module.kind)
        let isView = ["Presentation/Views", "Presentation/Navigation"].contains(where: file.isBelow)
        let isTestSupport = module.kind == .tests && !module.isTest
        if hasLayers ? !isView : !isTestSupport && !module.products.contains(found.module) {
            findings.append(
                Finding(
                    file: file.path,
                    line: found.line,
                    rule: .views,
                    message: "\(module.name) imports SwiftUI in \(file.place)",
                    chain: [module.name, found.module],
                    mend: "Move the view to \(hasLayers ? "Presentation/Views" : "App/FocalApp")."
                )
            )
        }
        let names = file.imports.map { ($0.module, $0.line) } + file.mentions.map { ($0.name, $0.line) }
        return findings
            + names.filter { persistence.contains($0.0) }.map { name, line in
                Finding(
                    file: file.path,
                    line: line,
                    rule: .views,
                    message: "A file with SwiftUI in it uses \(name), a part of the persistence",
                    chain: [module.name, name],
                    mend: "Move this code to a file without SwiftUI, such as AppComposition.swift."
                )
            }
    }
}
