/// Whether the modules of a package keep to the rules of the architecture.
struct Boundaries {
    private let survey: Survey
    private let checked: [ScannedFile]
    private let modules: [ModuleGraph.Module]

    /// Reads all the files. With names of modules, only these are checked; of the others it is enough to know what
    /// they declare and import.
    init(_ files: [SourceFile], graph: ModuleGraph, only names: Set<String>? = nil) {
        survey = Survey(files, graph: graph)
        checked = survey.files.filter { names?.contains($0.module.name) ?? true }
        modules = graph.modules.filter { names?.contains($0.name) ?? true }
    }

    /// How many files are checked.
    var fileCount: Int { checked.count }

    /// How many modules are checked.
    var moduleCount: Int { modules.count }

    /// All that breaks a rule, by place.
    var findings: [Finding] {
        let imports = ImportRules(survey)
        let dependencies = DependencyRules(survey, of: modules)
        let layers = LayerRules(survey)
        let apartness = ApartnessRules(survey)
        let ofFiles = checked.flatMap { file in
            imports.findings(in: file) + layers.findings(in: file) + apartness.findings(in: file)
                + FaceRules.findings(in: file)
        }
        let found = (ofFiles + modules.flatMap(dependencies.findings)).sorted(by: Finding.isOrdered)
        // A line that names a type twice is one place.
        return found.indices.filter { $0 == 0 || found[$0] != found[$0 - 1] }.map { found[$0] }
    }
}
