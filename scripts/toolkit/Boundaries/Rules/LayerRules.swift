/// Finds the names that a layer of a feature uses, but must not use.
struct LayerRules {
    private let core: [String]
    /// The names of the DTOs of each module. These are the types in the folder `Data`. The key is the module's name.
    private let dtos: [String: Set<String>]
    /// The names of the models of each module, in Domain and in Presentation. The key is the module's name.
    private let models: [String: Set<String>]
    /// The names of the types in the folder `Presentation` of each module. The key is the module's name.
    private let presentation: [String: Set<String>]
    /// The names of the use cases in the folder `Presentation` of each module, such as `feedUseCase`. The key is the
    /// module's name.
    private let useCases: [String: Set<String>]
    /// The names of repositories and saved lists in use cases, such as `repository`. The key is the module's name.
    private let behind: [String: Set<String>]

    init(_ survey: Survey) {
        let files = survey.files.filter { $0.module.kind == .core || $0.module.kind == .feature }
        func types(below folders: String...) -> [String: Set<String>] {
            files.filter { folders.contains(where: $0.isBelow) }.reduce(into: [:]) { types, file in
                types[file.module.name, default: []].formUnion(file.declarations.filter(\.isType).map(\.name))
            }
        }
        func labels(below folder: String, of isKind: (String) -> Bool) -> [String: Set<String>] {
            files.filter { $0.isBelow(folder) }.reduce(into: [:]) { labels, file in
                let types = file.mentions.filter { isKind($0.name) }
                labels[file.module.name, default: []].formUnion(types.compactMap(\.label))
            }
        }
        core = survey.graph.modules.filter { $0.kind == .core }.map(\.name)
        dtos = types(below: "Data")
        models = types(below: "Domain/Models", "Presentation/Models")
        presentation = types(below: "Presentation")
        useCases = labels(below: "Presentation", of: \.isUseCase)
        behind = labels(below: "Domain/UseCases", of: \.isBehindUseCase)
    }

    /// The findings in a file of a feature: one for each name that the layer of the file must not use.
    func findings(in file: ScannedFile) -> [Finding] {
        guard file.module.kind == .feature else { return [] }
        let layer = Layer(file)
        return file.mentions.compactMap { mention in
            let found = file.isType(mention) ? breach(naming: mention.name, in: layer) : breach(of: mention, in: layer)
            guard let breach = found else { return nil }
            return Finding(
                file: file.path,
                line: mention.line,
                rule: .layers,
                message: "\(layer.isView ? "A View" : layer.folder) uses \(mention.name), \(breach.what)",
                chain: ["\(file.module.name)/\(layer.folder)", mention.name],
                mend: breach.mend
            )
        }
    }

    private func breach(naming name: String, in layer: Layer) -> (what: String, mend: String)? {
        if layer.isDomain, presentation[layer.feature]?.contains(name) == true {
            return ("a type of Presentation", "Return a type of Domain, and convert it in the Store.")
        }
        if layer.isView, name.isUseCase {
            return ("a use case", "Show the State and call the Actions. Only the Store uses \(name).")
        }
        if layer.isView, name.isRepository, !has(models, name, in: layer) {
            return ("a repository", "Show the State and call the Actions. Only the Store or its use case uses \(name).")
        }
        if layer.isView, has(dtos, name, in: layer) {
            return ("a DTO", "Show a type of Presentation/Models. Only the repository reads the DTO.")
        }
        if !layer.mayHoldUseCase, name.isUseCase {
            return ("a use case", "Only a Store may use a use case.")
        }
        if !layer.mayHoldClient, name.hasSuffix("APIClient") || name == "URLSession" {
            return ("an API client", "Only a repository may use an API client.")
        }
        return nil
    }

    private func breach(of member: Mention, in layer: Layer) -> (what: String, mend: String)? {
        guard layer.folder.hasPrefix("Presentation"), let useCase = member.qualifier,
            useCases[layer.feature]?.contains(useCase) == true, behind[layer.feature]?.contains(member.name) == true
        else { return nil }
        return ("which only \(useCase) may use", "Add a method to the use case, and call this method.")
    }

    /// Whether `types` contains the name for the feature of the layer or for Core.
    private func has(_ types: [String: Set<String>], _ name: String, in layer: Layer) -> Bool {
        (core + [layer.feature]).contains { types[$0]?.contains(name) == true }
    }
}

/// The layer that a file belongs to.
private struct Layer {
    let feature: String
    let folder: String
    let isDomain: Bool
    let isView: Bool
    let mayHoldUseCase: Bool
    let mayHoldClient: Bool

    init(_ file: ScannedFile) {
        feature = file.module.name
        isDomain = file.isBelow("Domain")
        isView = file.isBelow("Presentation/Views")
        let isStore = file.isBelow("Presentation/ViewModel") && file.path.typeName.isRole("Store")
        mayHoldUseCase = isDomain || isStore || file.isEntryPoint
        mayHoldClient = file.isBelow("Domain/Repositories") || file.isEntryPoint
        folder = isView ? "Presentation/Views" : String(file.place.prefix { $0 != "/" })
    }
}

extension String {
    fileprivate var isUseCase: Bool { isRole("UseCase") || isRole("UseCaseImpl") }
    fileprivate var isRepository: Bool { isRole("Repository") || isRole("RepositoryImpl") }

    fileprivate var isBehindUseCase: Bool {
        isRepository || contains("SavedList") || hasSuffix("SessionStore")
    }

    /// Whether the name ends with a role, such as `Store`, and has another word before it.
    fileprivate func isRole(_ role: String) -> Bool {
        hasSuffix(role) && utf8.count > role.utf8.count
    }
}
