import ArgumentParser
import Foundation

/// The command that `scripts/new-feature` runs.
struct NewFeatureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scripts/new-feature",
        abstract: "Create a feature from a template.",
        discussion: """
            Creates the feature, its tests, its command and its sample data. Adds the feature to Package.swift, to the \
            app and to the graph in ARCHITECTURE.md. Then it checks, builds and tests the feature. After an error or \
            Ctrl-C, it removes the feature again.

            Exit codes: 0 done, 1 failed, 3 the feature exists already, 64 wrong arguments.
            """
    )

    @Argument(help: "The feature's name, in UpperCamelCase.")
    var name: String

    @Option(help: "The template to copy: \(Template.titles(in: .current).joined(separator: ", ")).")
    var template = "screen"

    @Flag(help: "Also save the feature's data on this device, so that it works offline. Only with --template list.")
    var offline = false

    @OptionGroup var fields: FieldOptions

    @Option(help: ArgumentHelp("The English noun, such as article or person,people.", valueName: "singular[,plural]"))
    var noun: String?

    @Option(help: ArgumentHelp("The Japanese title and noun. (default: the English title)", valueName: "word"))
    var ja: String?

    @Flag(help: "Print the paths of the new files and the changed lines, but write nothing.")
    var dryRun = false

    @Flag(inversion: .prefixedNo, help: "Build and test the feature.")
    var verify = true

    func run() throws {
        let name = try FeatureName(name)
        let flags = [("OFFLINE", offline), ("FIELDS", fields.areGiven)].filter(\.1).map(\.0)
        let feature = try NewFeature(
            name,
            try noun.map { try Noun(option: $0) } ?? Noun(of: name),
            japanese: ja,
            from: Template(template, flags: Set(flags), in: .current),
            fields: fields,
            arguments: recordedArguments,
            in: .current
        )
        let edits = try feature.edits()
        if fields.areGiven { note(feature.fields.notes.joined(separator: "\n")) }
        let noun = feature.noun
        let words =
            "The words are “\(noun.singular.plain)” and “\(noun.plural.plain)”, and the address is /\(noun.plural.kebab)."
        guard !dryRun else {
            let command =
                "scripts/new-feature " + feature.arguments(from: fields.from).map(\.quoted).joined(separator: " ")
            return print(edits.description("\(words)\nThe complete command is:\n\(command)\n"), terminator: "")
        }
        // Another process can make the same feature. This must not end in its removal.
        guard (try? Repository.current.createFolder("Features/\(name)")) != nil else { throw feature.exists }
        // From now on, the script removes the feature after an error.
        if let started = ProcessInfo.processInfo.environment["NEW_FEATURE"] {
            try Repository(root: URL(filePath: "/")).write("\(name) \(template) \(verify ? "test" : "")\n", to: started)
        }
        try edits.write(in: .current)
        let others = edits.paths.filter { path in !feature.folders.contains { path.hasPrefix($0 + "/") } }
        let commands = edits.newPaths.filter { $0.hasPrefix("App/") || $0.hasPrefix("Tests/AppTests/") }
        let warning = verify ? "" : " The feature was not built and not tested."
        let listed = (others + commands).sorted().map {
            feature.filesWithFields.contains($0) ? "\($0)  (has the fields)" : $0
        }
        print(
            """
            \(name) was created from the template “\(template)”: \(edits.newPaths.count) new files, \(others.count) changed \
            files.\(warning)
            New or changed outside of Features/\(name) and its tests:
              \(listed.joined(separator: "\n  "))
            \(words)

            Test it:    scripts/test-feature \(name)
            Run it:     swift run focal \(name.spelling.flat)
            Remove it:  scripts/remove-feature \(name) --force
            """
        )
        if fields.from != nil, let data = edits.newPaths.first(where: \.isSampleData) {
            print("\nThe fake server has the values of --from: \(data)")
        }
        guard fields.areGiven || feature.fields.paging != nil, template == "list" else { return }
        let (one, path) = (noun.singular.plain, noun.plural.kebab)
        let paging = try feature.fields.paging ?? Paging("pages")
        print(
            """

            The list requests its pages with \(paging.parameters), and one \(one) with /\(path)/ID.\(paging.remark)
            For other paging, use --paging or change \(name)Feature. For other paths, change \(name)RepositoryImpl.
            """
        )
    }

    private func note(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }

    /// The arguments to save in `.feature`, without `--from`, `--fields` and those that do not change the feature.
    private var recordedArguments: [String] {
        let options = [("--noun", noun), ("--template", template), ("--ja", ja)]
        return [name] + options.flatMap { name, value in value.map { [name, $0] } ?? [] }
            + (offline ? ["--offline"] : [])
    }
}
