/// What the rules read of a file.
struct ScannedFile: Sendable {
    let path: String
    let module: ModuleGraph.Module
    /// The path from the module's folder, as `Domain/Errors/FeedError.swift`.
    let place: String
    let imports: [Import]
    let declarations: [Declaration]
    /// The types that it names, in a feature's file.
    let mentions: [Mention]
    /// Whether a program begins here.
    let isEntry: Bool

    init(_ file: SourceFile, module: ModuleGraph.Module) {
        let code = Code(file)
        path = file.path
        self.module = module
        place = String(decoding: path.utf8.dropFirst(module.path.utf8.count + 1), as: UTF8.self)
        imports = code.imports
        declarations = DeclarationScanner.declarations(in: code)
        mentions = module.kind == .feature ? code.mentions(alsoOf: ApartnessRules.functions) : []
        isEntry = path.hasSuffix("/main.swift") || code.hasMain
    }
}

extension ScannedFile {
    /// Whether a mention is of a type: a member of another type is none, but that of a module is.
    func isType(_ mention: Mention) -> Bool {
        !mention.isDeclaration && (mention.qualifier.map { $0 == module.name || $0 == "Core" } ?? true)
    }

    /// Whether it stands in a folder of its module.
    func stands(in folder: String) -> Bool {
        place.hasPrefix(folder) && place.utf8.dropFirst(folder.utf8.count).first == .slash
    }

    /// Whether it is the feature's way in, as `FeedFeature.swift`.
    var isWayIn: Bool { place == module.name + "Feature.swift" }
}
