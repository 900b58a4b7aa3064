/// Finds code of a feature that uses another feature, navigates (opens another screen) or ends the program.
struct ApartnessRules {
    /// The functions that open another screen or end the program. A feature must not call them.
    static let functions: Set = ["abort", "exit", "openURL"]
    private static let types: Set = [
        "NavigationLink", "NavigationPath", "NavigationSplitView", "NavigationStack", "NavigationView", "NSWorkspace",
        "UIApplication", "UINavigationController",
    ]

    /// The names of the features that declare each public type. The key is the name of the type.
    private let exposed: [String: [String]]
    /// The types that a feature, Core or TerminalUI declares, and the functions that the feature declares with a name
    /// in `functions`. The key is the name of the feature.
    private let own: [String: Set<String>]

    init(_ survey: Survey) {
        var exposed: [String: [String]] = [:]
        var own: [String: Set<String>] = [:]
        for file in survey.files where [.core, .feature, .terminal].contains(file.module.kind) {
            let declared = file.declarations.filter(\.declaresType).map(\.name)
            let functions = file.mentions.filter(\.isDeclaration).map(\.name)
            own[file.module.name, default: []].formUnion(declared + functions)
            guard file.module.kind == .feature else { continue }
            for declaration in file.declarations where declaration.isType && declaration.isExposed {
                exposed[declaration.name, default: []].append(file.module.name)
            }
        }
        let shared = survey.graph.modules.filter { $0.kind != .feature }.flatMap { own[$0.name, default: []] }
        self.exposed = exposed
        self.own = own.mapValues { $0.union(shared) }
    }

    /// The findings in a file of a feature: one for each name that uses another feature, navigates or ends the program.
    func findings(in file: ScannedFile) -> [Finding] {
        guard file.module.kind == .feature else { return [] }
        let feature = file.module.name
        let own = own[feature, default: []]
        return file.mentions.compactMap { mention in
            if let other = otherFeature(mention, in: feature, own: own) {
                return Finding(
                    file: file.path,
                    line: mention.line,
                    rule: .apart,
                    message: "\(feature) uses \(mention.name), a type of \(other)",
                    chain: [feature, other],
                    mend: "Move the shared code to Core, or let App pass a closure or a value to \(feature)."
                )
            }
            guard !own.contains(mention.name), navigates(mention) else { return nil }
            return Finding(
                file: file.path,
                line: mention.line,
                rule: .apart,
                message: "\(feature) uses \(mention.name), which navigates or ends the program",
                chain: [feature, mention.name],
                mend: "Change the state instead. App can observe the state and navigate."
            )
        }
    }

    /// The name of the other feature whose type is mentioned. Returns `nil` if the name does not mean a type of another
    /// feature.
    private func otherFeature(_ mention: Mention, in feature: String, own: Set<String>) -> String? {
        guard let owners = exposed[mention.name], !mention.isDeclaration else { return nil }
        switch mention.qualifier {
        case nil: return own.contains(mention.name) ? nil : owners.first { $0 != feature }
        case let qualifier?: return owners.first { $0 != feature && $0 == qualifier }
        }
    }

    private func navigates(_ mention: Mention) -> Bool {
        switch mention.name {
        case "abort", "exit": mention.isCall && mention.qualifier.map(Toolchain.has) != false
        case "openURL": true
        default: Self.types.contains(mention.name) && mention.qualifier.map(Toolchain.has) != false
        }
    }
}
