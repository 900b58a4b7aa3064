/// What each layer of a feature may name.
struct LayerRules {
    private let core: [String]
    /// The types of some folders, by module.
    private let dtos: [String: Set<String>]
    private let models: [String: Set<String>]
    private let presentation: [String: Set<String>]

    init(_ survey: Survey) {
        let files = survey.files.filter { $0.module.kind == .core || $0.module.kind == .feature }
        func types(below folders: String...) -> [String: Set<String>] {
            files.filter { folders.contains(where: $0.stands) }.reduce(into: [:]) { types, file in
                types[file.module.name, default: []].formUnion(file.types)
            }
        }
        core = survey.graph.modules.filter { $0.kind == .core }.map(\.name)
        dtos = types(below: "Data")
        models = types(below: "Domain/Models", "Presentation/Models")
        presentation = types(below: "Presentation")
    }

    /// The places of a feature's file that name what its layer may not.
    func findings(in file: ScannedFile) -> [Finding] {
        guard file.module.kind == .feature else { return [] }
        let layer = Layer(file)
        return file.mentions.compactMap { mention in
            guard file.isType(mention), let breach = breach(naming: mention.name, in: layer) else {
                return nil
            }
            return Finding(
                file: file.path,
                line: mention.line,
                rule: .layers,
                message: "\(layer.name) names \(mention.name), \(breach.what)",
                chain: ["\(file.module.name)/\(layer.folder)", mention.name],
                mend: breach.mend
            )
        }
    }

    private func breach(naming name: String, in layer: Layer) -> (what: String, mend: String)? {
        if layer.isDomain, presentation[layer.feature]?.contains(name) == true {
            return ("a type of Presentation", "Give back a type of Domain; let the Store make the other of it.")
        }
        if layer.isView, name.isUseCase {
            return ("a use case", "Show State, and ask by Actions: the Store holds \(name).")
        }
        if layer.isView, name.isRepository, !has(models, name, in: layer) {
            return ("a repository", "Show State, and ask by Actions: the Store holds what it comes from.")
        }
        if layer.isView, has(dtos, name, in: layer) {
            return ("a DTO", "Show a type of Presentation/Models; let the repository read the DTO.")
        }
        if !layer.mayHoldUseCase, name.isUseCase {
            return ("a use case", "Let a Store hold it: nothing else does.")
        }
        if !layer.mayHoldClient, name.isClient {
            return ("an API client", "Let a repository hold it: nothing else does.")
        }
        return nil
    }

    /// Whether the feature, or Core, has that type there.
    private func has(_ types: [String: Set<String>], _ name: String, in layer: Layer) -> Bool {
        (core + [layer.feature]).contains { types[$0]?.contains(name) == true }
    }
}

/// The place of a file in its feature.
private struct Layer {
    let feature: String
    /// The folder that names it.
    let folder: String
    let isDomain: Bool
    let isView: Bool
    let mayHoldUseCase: Bool
    let mayHoldClient: Bool

    init(_ file: ScannedFile) {
        feature = file.module.name
        isDomain = file.stands(in: "Domain")
        isView = file.stands(in: "Presentation/Views")
        let isStore = file.stands(in: "Presentation/ViewModel") && file.path.typeName.isRole("Store")
        mayHoldUseCase = isDomain || isStore || file.isWayIn
        mayHoldClient = file.stands(in: "Domain/Repositories") || file.isWayIn
        folder = isView ? "Presentation/Views" : String(file.place.prefix { $0 != "/" })
    }

    /// What it is called in a sentence.
    var name: String { isView ? "A View" : folder }
}

extension ScannedFile {
    /// The types that it declares at its top.
    fileprivate var types: [String] { declarations.filter(\.isType).map(\.name) }
}

extension String {
    fileprivate var isUseCase: Bool { isRole("UseCase") || isRole("UseCaseImpl") }
    fileprivate var isRepository: Bool { isRole("Repository") || isRole("RepositoryImpl") }
    fileprivate var isClient: Bool { hasSuffix("APIClient") || self == "URLSession" }

    /// Whether it is a name with this word for what it does at its end.
    fileprivate func isRole(_ role: String) -> Bool {
        hasSuffix(role) && utf8.count > role.utf8.count
    }
}
