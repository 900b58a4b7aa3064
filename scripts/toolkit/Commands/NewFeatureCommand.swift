import ArgumentParser
import Foundation

/// `scripts/new-feature`
struct NewFeatureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scripts/new-feature",
        abstract: "Add a feature, made from a template.",
        discussion: """
            It makes the feature in every layer, its tests, its command and its sample data, and adds it to Package.swift, \
            to the app's composition and to the pictures in the READMEs. The feature is checked, built and tested in a copy before \
            anything moves in; whatever goes wrong, the tree stays as it is.

            Exit codes: 0 done, 1 failed, 3 the feature is there already, 64 wrong usage.
            """
    )

    @Argument(help: "The feature's name, in UpperCamelCase.")
    var name: String

    @Option(
        help: ArgumentHelp(
            "What it begins as: \(Template.names(in: .current).joined(separator: ", ")).",
            valueName: "template"
        )
    )
    var template = "screen"

    @Flag(help: "Print the plan: the files, and the difference of each that changes. Touch nothing.")
    var dryRun = false

    @Flag(inversion: .prefixedNo, help: "Build and test it in a copy first.")
    var verify = true

    func run() throws {
        let name = try FeatureName(name)
        let repository = Repository.current
        let transaction = try Transaction(repository, isDryRun: dryRun)
        let feature = try NewFeature(name, from: Template(template, in: repository), in: repository)
        var plan = try feature.plan()
        try transaction.stage(plan.changes)
        let staged = repository.url(Transaction.staged)
        try Formatter.format(&plan, stagedIn: staged, of: repository)
        let record = try feature.record(of: plan, stagedIn: staged)
        try transaction.stage([record])
        plan.add(record)
        guard !dryRun else { return print(plan, terminator: "") }
        let rehearsal = Rehearsal(plan, of: feature)
        try rehearsal.checkBoundaries()
        if verify {
            FileHandle.standardError.write(Data("Building and testing \(name) in a copy …\n".utf8))
            let tests = try rehearsal.test()
            FileHandle.standardError.write(Data("\(tests) tests passed.\n".utf8))
        }
        try transaction.commit(plan)
        if let manifest = plan.text(of: Manifest.path) {
            Manifest(repository).remember(feature.graph.adding(feature.name), of: manifest)
        }
        tell(plan, of: feature)
    }

    private func tell(_ plan: Plan, of feature: NewFeature) {
        let new = plan.changes.filter { $0.before == nil }.count
        let changed = plan.changes.count - new
        let doubt = verify ? "" : " It was neither built nor tested."
        print(
            """
            \(feature.name) is there, made from the template “\(feature.template.name)”: \(new) new files, \(changed) changed.\(doubt)

            Test it:  scripts/test-feature \(feature.name)
            Run it:   swift run focal \(feature.name.spelling.flat)
            Undo it:  scripts/remove-feature \(feature.name)
            """
        )
    }
}
