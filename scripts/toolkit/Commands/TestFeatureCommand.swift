import ArgumentParser

/// The command that `scripts/test-feature` runs.
struct TestFeatureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scripts/test-feature",
        abstract: "Build and test one feature alone.",
        discussion: """
            Compiles the feature, its tests, the modules that they need, and the test support. The build folder is \
            .build-NAME. Fails if a test fails, if no test runs, or if any other module is compiled.
            """
    )

    @Argument(help: "The feature's name in Package.swift.")
    var name: String

    @Flag(help: "Also build the app, and run the tests of the feature's commands, routes and database.")
    var app = false

    @Argument(
        parsing: .postTerminator,
        help: "Options for `swift test` of the feature alone, for example: -- --filter Login"
    )
    var options: [String] = []

    func run() throws {
        let graph = try Manifest(.current).graph()
        let test = try IsolatedTest(of: name, in: .current, graph: graph)
        try test.run(options)
        if app { try test.runInApp() }
    }
}
