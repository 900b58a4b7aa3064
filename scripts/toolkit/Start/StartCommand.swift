import ArgumentParser

/// The command that `scripts/start` runs.
struct StartCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scripts/start",
        abstract: "Make this repository the start of your own product.",
        discussion: """
            Gives the product its name: the package, programs, environment variables, folders of saved data, URL scheme, \
            bundle identifier, Xcode project and READMEs. Removes the samples that --without names, the tests of the \
            scripts, the benchmarks and itself, so it works once. It needs a working tree without changes and makes no \
            commit. After an error, your files are unchanged.
            """
    )

    @Argument(help: "The product's name, in UpperCamelCase.")
    var name: String

    @Option(help: ArgumentHelp("The samples to remove, such as Feed,MyPage.", valueName: "features"))
    var without: String?

    @Flag(help: "Keep the benchmarks.")
    var withBenchmarks = false

    func run() throws {
        let repository = Repository.current
        let samples = without?.split(separator: ",", omittingEmptySubsequences: false).map(String.init) ?? []
        let start = try Start(FeatureName(name), without: samples, in: repository)
        let plan = try start.plan(CommandLine.arguments.dropFirst(2), withBenchmarks: withBenchmarks)
        try PlanWriter.write(plan, in: repository)
        let removed = samples.isEmpty ? "" : " Removed: \(samples.joined(separator: ", "))."
        print(
            """
            This repository is now \(start.name).\(removed)

            Look at it:     git add --all && git status
            Save it:        git commit
            Try it:         scripts/demo
            Add a feature:  scripts/new-feature NAME
            """
        )
    }
}
