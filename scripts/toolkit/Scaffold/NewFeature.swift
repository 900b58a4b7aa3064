import Foundation

/// The changes that add a new feature. The new files are copies of the files of a template, with other names.
struct NewFeature {
    let name: FeatureName
    let noun: Noun
    let template: Template
    let fields: Fields
    let address: Address
    /// How the user comes to the feature, and whether this is because the app has enough tabs.
    let (placement, isBeyondTabs): (Placement, Bool)
    /// The folders that belong to the feature, and a regular expression for its lines in lists.
    let (folders, lines): ([String], String)
    private let repository = Repository.current
    /// FOCAL, if the repository is a product.
    private let focal = Repository.focal
    /// Whether the feature gets a line in each list. If not, `steps()` says what is left to do.
    let isListed = Repository.focal == nil || FeatureList.areThere
    private let options: [String]
    private let hasFields: Bool
    private let renaming: Renaming

    /// `japanese` is the Japanese name of the feature, which is used as the title and as the noun. If it is `nil`, the
    /// Japanese texts contain the English title. If `placement` is `nil`, the feature is a tab until the app has five.
    /// `arguments` are saved with the feature.
    init(
        _ name: FeatureName,
        _ noun: Noun,
        japanese: String?,
        from template: Template,
        fields options: FieldOptions,
        at address: Address,
        placement: Placement?,
        arguments: [String]
    ) throws(Failure) {
        self.name = name
        self.noun = noun
        self.template = template
        self.address = address
        let tabs = try isListed ? FeatureList.places.tabCount(in: repository.text(of: FeatureList.places.file)) : 0
        isBeyondTabs = placement == nil && tabs >= 5
        self.placement = placement ?? (isBeyondTabs ? .link : .tab)
        let parts = try (focal ?? repository).text(of: "scripts/feature-parts").replacing("NAME", with: "\(name)").lines
        let folders = parts.filter { !"#^".contains($0.prefix(1)) }.joined(separator: " ").split(separator: " ")
        self.folders = folders.prefix(isListed ? .max : 2).map(String.init)
        lines = parts.filter { $0.hasPrefix("^") }.joined(separator: "|")
        if let text = japanese, text.isEmpty || text.contains(where: { $0.isNewline || "\"\\".contains($0) }) {
            throw .usage("--ja “\(text.oneLine)” is not valid. Write a word without quotes, backslashes or newlines.")
        }
        renaming = Renaming(to: name.spelling, noun, address, japanese: japanese ?? name.spelling.title)
        let taken = template.takenNames(renaming)
        fields = try Fields(options, of: template, noun: noun, taken: taken)
        self.options =
            arguments + (fields.paging.map { ["--paging", $0.argument] } ?? [])
            + (fields.list.isEmpty ? [] : ["--in", fields.list.joined(separator: ".")])
        hasFields = options.areGiven
    }

    /// The arguments that make this feature again. `from` is the value of `--from`.
    func arguments(from: String?) -> [String] {
        guard hasFields else { return options }
        return options + (from.map { ["--from", $0] } ?? []) + ["--fields", fields.argument]
    }

    /// Returns the new files and the changes of lists. The first file is `.feature` with the arguments, one on each
    /// line. remove-feature removes only a feature with this file.
    func edits() throws(Failure) -> Edits {
        try checkName()
        let files = try newFiles()
        var edits = Edits()
        edits.create("Features/\(name)/.feature", arguments(from: fields.samplesAsJSON).map { "\($0)\n" }.joined())
        for (path, text) in files.sorted(by: { $0.key < $1.key }) { edits.create(path, text) }
        let new = isListed ? FeatureList.lines(of: name, address, fields, placement, files: files) : []
        guard new.allSatisfy({ $0.line.range(of: lines, options: [.regularExpression, .caseInsensitive]) != nil })
        else { throw Failure("remove-feature would not remove these lines: \(new.map(\.line))") }
        for (file, lines) in Dictionary(grouping: new, by: \.list.file).sorted(by: { $0.key < $1.key }) {
            try edits.edit(file, in: repository) { text throws(Failure) in
                var text = text
                for (list, line) in lines { text = try list.adding(line, to: text) }
                return text
            }
        }
        return edits
    }

    var exists: Failure { Failure("The feature \(name) exists already in Features/\(name).", exitCode: 3) }
}

extension NewFeature {
    var filesWithFields: [String] { template.filesWithFields.map(renaming.applied) }

    /// The files of the template with the new names. If the fake server already has the feature's collection, such as
    /// `todos`, the file with the sample data is left out.
    func newFiles() throws(Failure) -> [String: String] {
        var files = template.files(renaming, fields).filter { focal == nil || !$0.key.isOfCommand }
        // The tests of the views need FOCAL's module in the place of SwiftUI.
        if !isListed { files = files.filter { !$0.key.hasPrefix("Tests/\(name)ViewTests/") } }
        if isListed, let sample = files.first(where: { $0.key.isSampleData }), try hasCollection(for: sample.value) {
            let isUsual = fields.list.isEmpty && fields.idPlace.isEmpty && address.search == "q" && template.isList
            guard fields.paging == nil, fields.flag == nil, isUsual else {
                throw .usage(
                    "The fake server has \(address.path) already, with `_page`, `_limit` and `q`. Choose another path "
                        + "or noun for a screen, or a list with --paging, --search, --flag, --in or another id."
                )
            }
            files[sample.key] = nil
        }
        // remove-feature also removes the tests of several features, such as Tests/AppTests/NameAndFeed.
        let common = repository.names(in: "Tests/AppTests")?.first {
            $0.hasPrefix("\(name)And") || $0.hasSuffix("And\(name)")
        }
        let all = folders + (common.map { ["Tests/AppTests/\($0)"] } ?? [])
        if let folder = all.first(where: repository.exists) {
            throw Failure("\(folder) exists already. Move it to another place, or choose another name.")
        }
        if let path = files.keys.sorted().first(where: { path in !folders.contains { path.hasPrefix($0 + "/") } }) {
            throw Failure("The template “\(template.title)” makes \(path), which is not in a folder of the feature.")
        }
        try checkTypes(of: files)
        return files
    }

    /// Whether the fake server already has the collection. Throws an error if the collection is in Core and
    /// its objects do not have all fields of `sample`.
    private func hasCollection(for sample: String) throws(Failure) -> Bool {
        let text = try repository.text(of: FeatureList.collections.file)
        if text.contains("        add(\"\(address.collection)\", ") { return true }
        let name = Spelling(words: address.collection.split(separator: "-").map(String.init)).upperCamel
        let (ending, repository) = ("+\(name).swift", focal ?? repository)
        guard let path = repository.files(below: "Core/Adapters/FakeAPI").first(where: { $0.hasSuffix(ending) }) else {
            return false
        }
        func fields(_ text: String) -> Set<Substring> { Set(text.matches(of: /"(\w+)":/).map(\.1)) }
        let missing = try fields(sample).subtracting(fields(repository.text(of: path))).sorted()
        guard missing.isEmpty else {
            throw .usage(
                """
                The fake server has other objects at \(address.path), without “\(missing.joined(separator: "”, “"))”.
                Choose other fields, or another path, such as --path /v2\(address.path).
                If your server has only \(address.path), translate it: docs/YourServer.md of FOCAL.
                """
            )
        }
        return true
    }
}

// MARK: - Names

extension NewFeature {
    /// Throws an error if the name of the new feature is already used, for example by a command or a module.
    private func checkName() throws(Failure) {
        let manifest = try repository.text(of: FeatureList.names.file)
        let features = try isListed ? FeatureList.names.features(in: manifest) : repository.names(in: "Features") ?? []
        if !isListed, manifest.contains(/arget\(\s*name: "Core"/) {
            throw Failure("Package.swift has a module Core, which a feature imports. See docs/ExistingApp.md of FOCAL.")
        }
        let commands = try focal == nil ? repository.text(of: FeatureList.commands.file) : ""
        if features.contains("\(name)") {
            guard repository.exists("Features/\(name)") else {
                throw Failure("Package.swift lists \(name), but Features/\(name) does not exist. Remove this entry.")
            }
            throw exists
        }
        let modules = Self.modules(of: "\(name)")
        if let other = features.first(where: { !modules.isDisjoint(with: Self.modules(of: $0)) }) {
            throw .usage("“\(name)” and \(other) would have modules with the same name. Choose another name.")
        }
        if commands.matches(of: /(\w+)Command\.self/).contains(where: { isSame(String($0.1)) }) {
            throw .usage("There is already a command named \(name.spelling.flat). Choose another name for the feature.")
        }
        if let folder = repository.names(in: "Features")?.first(where: isSame) {
            throw Failure(
                "Features/\(folder) exists, but Package.swift does not list it. "
                    + "If no other new-feature runs, run \(Repository.script("remove-feature")) \(folder) --force, "
                    + "or move the folder."
            )
        }
        let packages = ["Package.swift", "App/Server/Package.swift"].filter(repository.exists)
        for path in packages {
            let code = try repository.text(of: path).replacing(/\/\/.*/, with: "")
            let names = code.matches(of: /"([^"\n]+)"/).flatMap { $0.1.split(separator: "/") }
            if let other = names.first(where: { modules.contains($0.lowercased()) }) {
                throw .usage("\(path) already contains the name “\(other)”. Choose another name for the feature.")
            }
        }
    }

    /// Throws an error if a new file declares a type that screens use from SwiftUI, or that has a file in the app, in
    /// Core or in another feature. The new type would hide the other one, or be ambiguous in code that imports both
    /// modules.
    private func checkTypes(of files: [String: String]) throws(Failure) {
        let used = ["App/AppShell", "App/Root", "Core", "Features/Authentication"]
        let existing =
            ["App", "Core", "Features"].flatMap(repository.files) + used.flatMap(focal?.files ?? { _ in [] })
        let code = existing.filter { $0.hasSuffix(".swift") && !$0.contains("+") }
        let types = Dictionary(code.map { ($0.typeName, $0) }) { first, _ in first }
        var swiftUI: Set<String> = []
        for path in (focal ?? repository).files(below: "Tests/Apple") where path.hasSuffix(".swift") {
            swiftUI.formUnion(try (focal ?? repository).text(of: path).declaredTypes)
        }
        let new = files.filter { !$0.key.hasPrefix("Tests/") }.values.flatMap(\.declaredTypes)
        guard let name = new.sorted().first(where: { swiftUI.contains($0) || types[$0] != nil }) else { return }
        let other = types[name].map { "\($0) exists already" } ?? "SwiftUI has a type with this name"
        throw .usage("The feature needs a type \(name), but \(other). Choose another name.")
    }

    /// The modules that a manifest makes for a feature. They are in lowercase, because a disk can ignore the case of
    /// letters.
    private static func modules(of feature: String) -> Set<String> {
        Set(["", "SampleData", "Tests", "ViewTests"].map { (feature + $0).lowercased() })
    }

    private func isSame(_ other: String) -> Bool {
        other.lowercased() == "\(name)".lowercased()
    }
}
