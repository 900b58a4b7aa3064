import ArgumentParser

/// `scripts/test-feature`
struct TestFeatureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scripts/test-feature",
        abstract: "Build and test one feature alone.",
        discussion: """
            Nothing but the feature, Core, the test support and the feature's tests is compiled, in the folder \
            .build-NAME. Fails when a test fails, when no test ran, and when anything else was compiled.
            """
    )

    @Argument(help: "The feature, as Package.swift has it.")
    var name: String

    @Argument(parsing: .postTerminator, help: "Options of `swift test`, as --filter.")
    var options: [String] = []

    func run() throws {
        let graph = try Manifest(.current).graph()
        try IsolatedTest(of: name, in: .current, graph: graph).run(options)
    }
}
