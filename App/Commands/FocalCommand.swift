import ArgumentParser

/// A command has its options and `run`, which calls the actions of a store and shows a page.
protocol FocalCommand: AsyncParsableCommand, Sendable {
    /// The options that every command has.
    var options: GlobalOptions { get }

    /// Whether the command uses the fake server and writes no file, whatever the options say.
    var isInMemory: Bool { get }

    /// Runs the command in an app that is made from its options.
    @MainActor
    func run(in app: Composition, on console: Console) async throws(Failure)
}

extension FocalCommand {
    var isInMemory: Bool { false }

    func run() async throws {
        let settings = try Settings(options)
        let console = Console(settings)
        let app = await Composition(isInMemory ? settings.inMemory : settings, console: console)
        let interrupts = Interrupts { await app.finish() }
        defer { interrupts.cancel() }
        try await run(in: app, on: console)
    }
}
