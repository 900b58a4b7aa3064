/// A feature knows no other, and does not navigate.
struct ApartnessRules {
    /// The functions that navigate, or end the program.
    static let functions = ["abort", "exit", "openURL"]
    private static let types: Set = [
        "NavigationLink", "NavigationPath", "NavigationSplitView", "NavigationStack", "NavigationView", "NSWorkspace",
        "UIApplication", "UINavigationController",
    ]

    /// The types that features make public, each with the features that do.
    private let exposed: [String: [String]]
    /// What each feature and Core declare themselves, in types too.
    private let own: [String: Set<String>]

    init(_ survey: Survey) {
        var exposed: [String: [String]] = [:]
        var own: [String: Set<String>] = [:]
        for file in survey.files where file.module.kind == .feature || file.module.kind == .core {
            let declared = file.declarations.filter(\.keyword.declaresType).map(\.name)
            let functions = file.mentions.filter(\.isDeclaration).map(\.name)
            own[file.module.name, default: []].formUnion(declared + functions)
            guard file.module.kind == .feature else { continue }
            for declaration in file.declarations where declaration.isType && declaration.isExposed {
                exposed[declaration.name, default: []].append(file.module.name)
            }
        }
        let shared = survey.graph.modules.filter { $0.kind == .core }.flatMap { own[$0.name, default: []] }
        self.exposed = exposed
        self.own = own.mapValues { $0.union(shared) }
    }

    /// The places of a feature's file that reach out of it.
    func findings(in file: ScannedFile) -> [Finding] {
        guard file.module.kind == .feature else { return [] }
        let feature = file.module.name
        let own = own[feature, default: []]
        return file.mentions.compactMap { mention in
            if let other = stranger(mention, in: feature, own: own) {
                return Finding(
                    file: file.path,
                    line: mention.line,
                    rule: .apart,
                    message: "\(feature) names \(mention.name), a type of \(other)",
                    chain: [feature, other],
                    mend: "Move what both need to Core, or let App hand it in as a closure or a value."
                )
            }
            guard !own.contains(mention.name), navigates(mention) else { return nil }
            return Finding(
                file: file.path,
                line: mention.line,
                rule: .apart,
                message: "\(feature) names \(mention.name), and so decides where the user goes",
                chain: [feature, mention.name],
                mend: "Tell what happened by the state; App decides what follows."
            )
        }
    }

    /// The other feature that a type belongs to.
    private func stranger(_ mention: Mention, in feature: String, own: Set<String>) -> String? {
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
