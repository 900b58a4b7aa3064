/// Checks the modules of all packages against the rules of the architecture.
struct Boundaries {
    private let survey: Survey
    private let unowned: [String]
    private let checked: [ScannedFile]
    private let modules: [ModuleGraph.Module]

    /// `names` are the names of the modules to check, and `nil` means all modules. The files of the other modules are
    /// only read, because the checked modules can use their types.
    init(_ files: [SourceFile], graph: ModuleGraph, only names: Set<String>? = nil) {
        survey = Survey(files, graph: graph)
        unowned = names == nil ? survey.unowned : []
        checked = survey.files.filter { names?.contains($0.module.name) ?? true }
        modules = graph.modules.filter { names?.contains($0.name) ?? true }
    }

    /// The number of files that are checked.
    var fileCount: Int { checked.count }

    /// The number of modules that are checked.
    var moduleCount: Int { modules.count }

    /// All findings, sorted by file and line.
    var findings: [Finding] {
        let imports = ImportRules(survey)
        let dependencies = DependencyRules(survey)
        let layers = LayerRules(survey)
        let apartness = ApartnessRules(survey)
        let views = ViewRules(survey)
        let ofFiles = checked.flatMap { (file) -> [Finding] in
            imports.findings(in: file) + layers.findings(in: file) + apartness.findings(in: file)
                + FaceRules.findings(in: file) + views.findings(in: file) + MetadataRules.findings(in: file)
        }
        let found = (ofFiles + modules.flatMap(dependencies.findings) + UnownedFolders.findings(unowned)).sorted {
            ($0.file, $0.line, $0.rule.rawValue, $0.message) < ($1.file, $1.line, $1.rule.rawValue, $1.message)
        }
        // A line can contain the name of the same type twice. The problem is reported only once.
        return found.indices.filter { $0 == 0 || found[$0] != found[$0 - 1] }.map { found[$0] }
    }
}
