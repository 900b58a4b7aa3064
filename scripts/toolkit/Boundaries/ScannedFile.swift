/// What the rules need from a file.
struct ScannedFile: Sendable {
    let path: String
    let module: ModuleGraph.Module
    /// The path in the module's folder, such as `Domain/Errors/FeedError.swift`.
    let place: String
    let imports: [Import]
    let declarations: [Declaration]
    /// The types that a feature's file names; empty for other modules.
    let mentions: [Mention]
    /// Whether a program starts here.
    let isEntry: Bool

    init(_ file: SourceFile, module: ModuleGraph.Module) {
        let code = Code(file)
        path = file.path
        self.module = module
        place = String(path.dropFirst(module.path.count + 1))
        imports = code.imports
        declarations = DeclarationScanner.declarations(in: code)
        mentions = module.kind == .feature ? code.mentions(and: ApartnessRules.functions) : []
        isEntry = path.hasSuffix("/main.swift") || code.hasMain
    }
}

extension ScannedFile {
    /// Whether a name is a type of this module or of Core: it has no qualifier, or one of these modules.
    func isType(_ mention: Mention) -> Bool {
        !mention.isDeclaration && (mention.qualifier.map { $0 == module.name || $0 == "Core" } ?? true)
    }

    /// Whether the file is below a folder of its module.
    func isBelow(_ folder: String) -> Bool {
        place.hasPrefix(folder + "/")
    }

    /// Whether it is the feature's entry point, such as `FeedFeature.swift`.
    var isEntryPoint: Bool { place == module.name + "Feature.swift" }
}
