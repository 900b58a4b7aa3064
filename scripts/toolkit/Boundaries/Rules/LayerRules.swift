/// What each layer of a feature may name.
struct LayerRules {
    /// The types of all Data folders, and of all Models folders.
    private let dtos: Set<String>
    private let models: Set<String>
    /// The types of each feature's Presentation.
    private let presentation: [String: Set<String>]

    init(_ survey: Survey) {
        let files = survey.files.filter { $0.module.kind == .core || $0.module.kind == .feature }
        dtos = Set(files.filter { $0.stands(in: "Data") }.flatMap(\.types))
        models = Set(
            files.filter { $0.stands(in: "Domain/Models") || $0.stands(in: "Presentation/Models") }.flatMap(\.types)
        )
        presentation = files.filter { $0.stands(in: "Presentation") }.reduce(into: [:]) { names, file in
            names[file.module.name, default: []].formUnion(file.types)
        }
    }

    /// The places of a feature's file that name what its layer may not.
    func findings(in file: ScannedFile) -> [Finding] {
        guard file.module.kind == .feature else { return [] }
        let layer = Layer(file)
        let pages = presentation[file.module.name, default: []]
        return file.mentions.compactMap { mention in
            guard file.isType(mention), let breach = breach(naming: mention.name, in: layer, pages: pages) else {
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

    private func breach(naming name: String, in layer: Layer, pages: Set<String>) -> (what: String, mend: String)? {
        if layer.isDomain, pages.contains(name) {
            return ("a type of Presentation", "Give back a type of Domain; let the Store make the other of it.")
        }
        if layer.isView, name.isUseCase {
            return ("a use case", "Show State, and ask by Actions: the Store holds \(name).")
        }
        if layer.isView, name.isRepository, !models.contains(name) {
            return ("a repository", "Show State, and ask by Actions: the Store holds what it comes from.")
        }
        if layer.isView, dtos.contains(name) {
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
}

/// The place of a file in its feature.
private struct Layer {
    /// The folder that names it.
    let folder: String
    let isDomain: Bool
    let isView: Bool
    let mayHoldUseCase: Bool
    let mayHoldClient: Bool

    init(_ file: ScannedFile) {
        isDomain = file.stands(in: "Domain")
        isView = file.stands(in: "Presentation/Views")
        let isStore = file.stands(in: "Presentation/ViewModel") && file.baseName.isRole("Store")
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

    /// The file's name, without ending or what follows a `+`.
    fileprivate var baseName: String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.prefix { $0 != "." && $0 != "+" })
    }
}

extension String {
    fileprivate var isUseCase: Bool { isRole("UseCase") || isRole("UseCaseImpl") }
    fileprivate var isRepository: Bool { isRole("Repository") || isRole("RepositoryImpl") }
    fileprivate var isClient: Bool { hasSuffix("APIClient") }

    /// Whether it is a name with this word for what it does at its end.
    fileprivate func isRole(_ role: String) -> Bool {
        hasSuffix(role) && utf8.count > role.utf8.count
    }
}
