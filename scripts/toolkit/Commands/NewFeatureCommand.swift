import ArgumentParser
import Foundation

/// The command that `scripts/new-feature` runs.
struct NewFeatureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scripts/new-feature",
        abstract: "Create a feature from a template.",
        discussion: """
            Creates the feature, its tests, its command and its sample data. Adds it to Package.swift, to the app and \
            to the graph in the READMEs. Before this, the feature is checked, built and tested in another folder. \
            After an error or Ctrl-C, the working tree is unchanged.

            Exit codes: 0 done, 1 failed, 3 the feature exists already, 64 wrong usage.
            """
    )

    @Argument(help: "The feature's name, in UpperCamelCase.")
    var name: String

    @Option(
        help: ArgumentHelp(
            "The template: \(Template.titles(in: .current).joined(separator: ", ")).",
            valueName: "template"
        )
    )
    var template = "screen"

    @Option(
        help: ArgumentHelp(
            "The noun for what the feature shows, such as article or person,people. (default: from the name)",
            valueName: "singular[,plural]"
        )
    )
    var noun: String?

    @Option(help: ArgumentHelp("The Japanese title and noun. (default: the English title)", valueName: "word"))
    var ja: String?

    @Flag(help: "Only print the new files and the changed lines. Change nothing.")
    var dryRun = false

    @Flag(inversion: .prefixedNo, help: "Build and test the feature before it is added.")
    var verify = true

    func run() throws {
        let name = try FeatureName(name)
        let feature = try NewFeature(
            name,
            try noun.map { try Noun(option: $0) } ?? Noun(of: name),
            japanese: ja,
            from: Template(template, in: .current),
            in: .current
        )
        let (plan, graph) = try feature.plan()
        guard !dryRun else { return print(plan, terminator: "") }
        let rehearsal = Rehearsal(plan: plan, feature: feature, graph: graph)
        try rehearsal.checkBoundaries()
        if verify {
            FileHandle.standardError.write(Data("Building and testing \(name) …\n".utf8))
            let tests = try rehearsal.test()
            FileHandle.standardError.write(Data("\(tests) tests passed.\n".utf8))
        }
        try PlanWriter.write(plan, in: .current)
        let new = plan.changes.filter { $0.before == nil }.count
        let changed = plan.changes.count - new
        let warning = verify ? "" : " It was not built and not tested."
        print(
            """
            \(name) was created from the template “\(template)”: \(new) new files, \(changed) changed files.\(warning)

            Test it:    scripts/test-feature \(name)
            Run it:     swift run focal \(name.spelling.flat)
            Remove it:  scripts/remove-feature \(name)
            """
        )
    }
}
