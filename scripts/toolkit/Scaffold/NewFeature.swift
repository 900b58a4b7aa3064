import ArgumentParser

/// Plans all changes that add a new feature. The new files are copies of the files of a template, with other names.
struct NewFeature {
    let name: FeatureName
    let noun: Noun
    let template: Template
    let fields: Fields
    let repository: Repository
    private let arguments: [String]
    private let renaming: Renaming

    /// `japanese` is the Japanese name of the feature, which is used as the title and as the noun. If it is `nil`, the
    /// Japanese texts contain the English title. The record contains `arguments`, so that scripts/upgrade can make the
    /// feature again.
    init(
        _ name: FeatureName,
        _ noun: Noun,
        japanese: String?,
        from template: Template,
        fields options: FieldOptions,
        arguments: [String],
        in repository: Repository
    ) throws(Failure) {
        self.name = name
        self.noun = noun
        self.template = template
        self.repository = repository
        if let text = japanese, text.isEmpty || text.contains(where: { $0.isNewline || "\"\\".contains($0) }) {
            throw .usage("--ja “\(text.oneLine)” is not valid. Write a word without quotes, backslashes or newlines.")
        }
        renaming = Renaming(to: name.spelling, noun, japanese: japanese ?? name.spelling.title)
        let taken = template.takenNames(renaming)
        fields = try Fields(options, of: template.title, noun: noun, taken: taken)
        self.arguments = arguments + (options.areGiven ? fields.arguments : [])
    }

    /// Returns the changes, and the module graph that includes the new feature. The first change creates
    /// `.feature.json`, so remove-feature can also remove a feature that is not complete. The next changes create the
    /// other files, add the lines of `Registration.all`, and update the graph in ARCHITECTURE.md.
    func plan() throws(Failure) -> (plan: Plan, graph: ModuleGraph) {
        try checkName()
        let files = try SwiftFormat.formatted(newFiles(), in: repository)
        let registrations = Registration.all(of: name, noun, files: files)
        let record = FeatureRecord(
            name: "\(name)",
            arguments: arguments,
            template: template.title,
            files: files.mapValues(FeatureRecord.checksum),
            lines: Dictionary(grouping: registrations, by: \.list.file).mapValues { $0.map(\.line) }
        )
        var plan = Plan()
        plan.create(FeatureRecord.path(of: "\(name)"), record.recordText)
        for (path, text) in files.sorted(by: { $0.key < $1.key }) {
            plan.create(path, text)
        }
        for file in Set(registrations.map(\.list.file)).sorted() {
            let before = try repository.editableText(of: file)
            var after = before
            for registration in registrations where registration.list.file == file {
                after = try registration.list.adding(registration.line, to: after)
            }
            plan.edit(file, from: before, to: after)
        }
        let graph = try Manifest(repository).graph(of: plan.text(of: Manifest.path) ?? "")
        try plan.editGraph(of: repository, graph)
        return (plan, graph)
    }
}

extension NewFeature {
    var filesWithFields: [String] { template.filesWithFields.map(renaming.applied) }

    /// The files of the template with the new names. If the fake server already has the feature's collection, such as
    /// `todos`, the file with the sample data is left out.
    private func newFiles() throws(Failure) -> [String: String] {
        var files = template.files(renaming, fields)
        if let sample = files.first(where: { $0.key.isSampleData }), try hasCollection(for: sample.value) {
            files[sample.key] = nil
        }
        if let path = files.keys.sorted().first(where: repository.exists) {
            throw Failure("\(path) exists already. Move it to another place, or choose another name.")
        }
        try checkTypes(of: files.keys.sorted())
        return files
    }

    /// Whether the fake server already has a collection for the noun. Throws an error if the collection is in Core and
    /// its objects do not have all fields of `sample`.
    private func hasCollection(for sample: String) throws(Failure) -> Bool {
        let text = try repository.text(of: Registration.collections.file)
        if text.contains("        add(\"\(noun.plural.kebab)\", ") { return true }
        let ending = "+\(noun.plural.upperCamel).swift"
        guard let path = repository.files(below: "Core/FakeAPI").first(where: { $0.hasSuffix(ending) }) else {
            return false
        }
        func fields(_ text: String) -> Set<Substring> { Set(text.matches(of: /"(\w+)":/).map(\.1)) }
        let missing = try fields(sample).subtracting(fields(repository.text(of: path))).sorted()
        guard missing.isEmpty else {
            throw .usage(
                "The feature needs fields that the objects of /\(noun.plural.kebab) "
                    + "on the fake server do not have: “\(missing.joined(separator: "”, “"))”. "
                    + "Choose other fields, or another name, noun or template."
            )
        }
        return true
    }
}

// MARK: - Names

extension NewFeature {
    /// Throws an error if the name of the new feature is already used, for example by a command or a module.
    private func checkName() throws(Failure) {
        let features = try Registration.package.keys(in: repository.text(of: Manifest.path))
        let commands = try Registration.commands.keys(in: repository.text(of: Registration.commands.file))
        if features.contains("\(name)") {
            guard repository.exists("Features/\(name)") else {
                throw Failure("Package.swift lists \(name), but Features/\(name) does not exist. Remove this entry.")
            }
            throw Failure("The feature \(name) exists already in Features/\(name).", exitCode: ExitCode(3))
        }
        if let other = features.first(where: isSame) {
            throw .usage("“\(name)” and \(other) differ only in upper and lower case. Choose another name.")
        }
        if let other = commands.first(where: isSame) {
            throw .usage("There is already a command named \(other.lowercased()). Choose another name for the feature.")
        }
        if let folder = repository.folders(in: "Features").first(where: isSame),
            !repository.everything(below: "Features/\(folder)").isEmpty
        {
            throw Failure(
                "Features/\(folder) exists, but Package.swift does not list it. "
                    + "Run scripts/remove-feature \(folder), or move the folder to another place."
            )
        }
        let graph = try Manifest(repository).graph()
        if let other = graph.modules.first(where: { isSame($0.name) }) {
            throw .usage("There is already a module \(other.name) in \(other.path). Choose another name.")
        }
        if graph.modules.contains(where: { $0.products.contains("\(name)") }) {
            throw .usage("This package depends on a library named \(name). Choose another name for the feature.")
        }
    }

    /// Throws an error if a file of the app, of Core or of another feature has the same file name as a new file. Both
    /// files would declare a type with the same name, which is ambiguous in code that imports both modules.
    private func checkTypes(of paths: [String]) throws(Failure) {
        let swift = { (path: String) in path.hasSuffix(".swift") && !path.contains("+") }
        let existing = ["App", "Core", "Features"].flatMap(repository.files).filter(swift)
        let types = Dictionary(existing.map { ($0.typeName, $0) }) { first, _ in first }
        for path in paths where swift(path) && !path.hasPrefix("Tests/") {
            if let other = types[path.typeName] {
                throw .usage(
                    "The feature needs a type \(path.typeName), but \(other) exists already. Choose another name."
                )
            }
        }
    }

    private func isSame(_ other: String) -> Bool {
        other.lowercased() == "\(name)".lowercased()
    }
}

extension String {
    /// Whether the file at this path contains a collection of the fake server.
    var isSampleData: Bool { contains("/SampleData/") }
}
