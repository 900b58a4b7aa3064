/// A Swift file with its imports, its declarations and the names in it.
struct ScannedFile: Sendable {
    let path: String
    let module: ModuleGraph.Module
    /// The path of the file, relative to the folder of its module, such as `Domain/Errors/FeedError.swift`.
    let place: String
    let imports: [Import]
    let declarations: [Declaration]
    /// The names in the file that can be types or members, or functions that a feature must not call. The list is empty
    /// if the file does not belong to a feature and does not import SwiftUI.
    let mentions: [Mention]
    /// The lines with a function type whose type metadata iOS 17 and macOS 14 do not have.
    let missingMetadata: [Int]

    init(_ file: SourceFile, module: ModuleGraph.Module) {
        let code = Code(file)
        path = file.path
        self.module = module
        place = String(path.dropFirst(module.path.count + 1))
        imports = code.imports
        declarations = DeclarationScanner.declarations(in: code)
        let hasRules = module.kind == .feature || imports.contains { $0.module == Manifest.swiftUI.name }
        mentions = hasRules ? code.mentions(and: ApartnessRules.functions) : []
        missingMetadata = code.missingMetadata
    }
}

extension ScannedFile {
    /// Whether a name can be a type of the file's module or of Core. If a qualifier is before the name, such as
    /// `Feed` in `Feed.Post`, it must be the file's module or Core.
    func isType(_ mention: Mention) -> Bool {
        !mention.isDeclaration && (mention.qualifier.map { $0 == module.name || $0 == "Core" } ?? true)
    }

    /// Whether the file is in this folder of its module, or in a subfolder of it.
    func isBelow(_ folder: String) -> Bool {
        place.hasPrefix(folder + "/")
    }

    /// Whether the file is the entry point of its feature, such as `FeedFeature.swift`.
    var isEntryPoint: Bool { place == module.name + "Feature.swift" }
}
