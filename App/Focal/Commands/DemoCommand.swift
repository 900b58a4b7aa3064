import ArgumentParser

struct DemoCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo",
        abstract: "Show what focal can do, on the fake server and without any input."
    )

    @OptionGroup var options: GlobalOptions

    // With `chooseLast`, `scripts/demo --no-step` works, although the script itself adds `--step`.
    @Flag(inversion: .prefixedNo, exclusivity: .chooseLast, help: "Wait for Enter before each step except the first.")
    var step = false

    var isInMemory: Bool { true }

    func run(in app: Composition, on console: Console) async throws(Failure) {
        let tour = Tour(app: app, console: console, waits: step && !options.json)
        try await tour.signIn()
        try await tour.showFeatures()
        try await tour.signOut()
        try tour.end()
    }
}
