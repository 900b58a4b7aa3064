import Foundation

/// Plans a feature that is made from a template.
struct NewFeature {
    let name: FeatureName
    let template: Template
    let repository: Repository
    let graph: ModuleGraph

    /// Checks that there can be such a feature.
    init(_ name: FeatureName, from template: Template, in repository: Repository) throws(Failure) {
        let use = NameInUse(name: name, repository: repository)
        // The lists first: a manifest that cannot be read is the less telling answer.
        try use.check()
        graph = try Manifest(repository).graph()
        try use.check(among: graph)
        self.name = name
        self.template = template
        self.repository = repository
    }

    /// All that it takes: the files, the lines in the lists, the pictures in the READMEs.
    func plan() throws(Failure) -> Plan {
        var plan = Plan()
        let files = try newFiles()
        for (path, text) in files {
            plan.add(path, from: nil, to: text)
        }
        for (file, text) in try registered(registrations(Array(files.keys))) {
            plan.add(file, from: text.before, to: text.after)
        }
        for readme in try ReadmePicture.current(in: repository, graph) {
            let before = try repository.editableText(of: readme)
            plan.add(readme, from: before, to: try ReadmePicture.readme(before, with: graph.adding(name)))
        }
        return plan
    }

    /// The record of what a plan makes, once its files are as they will be.
    func record(of plan: Plan, stagedIn folder: URL) throws(Failure) -> Plan.Change {
        let files = plan.changes.filter { $0.before == nil }
        let lines = Dictionary(grouping: registrations(files.map(\.path)), by: \.list.file)
        let record = FeatureRecord(
            template: template.name,
            files: try BlobHashes.of(files.map(\.path), below: folder),
            lines: lines.mapValues { $0.map(\.line) }
        )
        return Plan.Change(path: FeatureRecord.path(of: "\(name)"), before: nil, after: try record.text())
    }
}

extension NewFeature {
    /// The template's files under the new name. Where the fake has the collection already, it keeps its data.
    private func newFiles() throws(Failure) -> [String: String] {
        var files = template.files(for: name)
        if let sample = files.first(where: { $0.key.isSampleData }), try isCollectionKnown() {
            try checkFields(of: sample.value)
            files[sample.key] = nil
        }
        if let path = files.keys.sorted().first(where: repository.exists) {
            throw Failure("\(path) is there already. Move it away, or choose another name.")
        }
        try checkTypes(of: files.keys.sorted())
        return files
    }

    /// Checks that no file of the app, of Core or of another feature is named after one of the new types: whoever
    /// imports both could not tell them apart.
    private func checkTypes(of paths: [String]) throws(Failure) {
        let there = ["App", "Core", "Features"].flatMap(repository.files).filter { $0.hasSuffix(".swift") }
        // An extension names a type that is there already.
        let types = Dictionary(there.filter { !$0.contains("+") }.map { ($0.typeName, $0) }) { first, _ in first }
        for path in paths where path.hasSuffix(".swift") && !path.hasPrefix("Tests/") && !path.contains("+") {
            if let other = types[path.typeName] {
                throw .usage("“\(name)” would make a second \(path.typeName), beside \(other). Choose another name.")
            }
        }
    }

    private func isCollectionKnown() throws(Failure) -> Bool {
        let list = Registration.collections
        return try list.keys(in: repository.text(of: list.file)).contains(name.spelling.plural.kebab)
    }

    /// Checks that a collection of that name has what the template shows of its items.
    private func checkFields(of sample: String) throws(Failure) {
        let ending = "+\(name.spelling.plural.upperCamel).swift"
        guard let path = repository.files(below: String.sampleData).first(where: { $0.hasSuffix(ending) }) else {
            return
        }
        let there = SampleFields(in: try repository.text(of: path)).names
        let missing = SampleFields(in: sample).names.subtracting(there).sorted()
        guard missing.isEmpty else {
            throw .usage(
                "The fake's /\(name.spelling.plural.kebab) have no “\(missing.joined(separator: "”, “"))”, "
                    + "which the template “\(template.name)” shows. Choose another name or template."
            )
        }
    }

    private func registrations(_ files: [String]) -> [Registration] {
        Registration.all(of: name, withCollection: files.contains(where: \.isSampleData))
    }

    /// What the files hold before and after the lines are added.
    private func registered(
        _ registrations: [Registration]
    ) throws(Failure) -> [String: (before: String, after: String)] {
        var texts: [String: (before: String, after: String)] = [:]
        for file in Set(registrations.map(\.list.file)) {
            let before = try repository.editableText(of: file)
            var after = before
            for registration in registrations where registration.list.file == file {
                after = try registration.list.adding(registration.line, to: after)
            }
            texts[file] = (before, after)
        }
        return texts
    }
}

extension String {
    /// Where the fake's data is.
    fileprivate static let sampleData = "Core/Network/Fake/SampleData"

    fileprivate var isSampleData: Bool { hasPrefix("\(String.sampleData)/") }
}
