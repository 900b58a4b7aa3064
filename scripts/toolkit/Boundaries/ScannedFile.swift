/// A Swift file with its imports, its declarations and the names in it.
struct ScannedFile: Sendable {
    let path: String
    let module: ModuleGraph.Module
    /// The path of the file in its module's folder, such as `Domain/Errors/FeedError.swift`.
    let place: String
    let imports: [Import]
    let declarations: [Declaration]
    /// The names in a file of a feature. It is empty for files of other modules.
    let mentions: [Mention]
    /// Whether a program starts in this file.
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
    /// Whether a name can be a type of this module or of Core. It has no qualifier, or one of these two modules.
    func isType(_ mention: Mention) -> Bool {
        !mention.isDeclaration && (mention.qualifier.map { $0 == module.name || $0 == "Core" } ?? true)
    }

    /// Whether the file is in this folder of its module, or in a subfolder.
    func isBelow(_ folder: String) -> Bool {
        place.hasPrefix(folder + "/")
    }

    /// Whether the file is the entry point of its feature, such as `FeedFeature.swift`.
    var isEntryPoint: Bool { place == module.name + "Feature.swift" }
}
