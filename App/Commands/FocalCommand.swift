import ArgumentParser

/// A command: its options, and `run`, which calls actions and shows a page.
protocol FocalCommand: AsyncParsableCommand, Sendable {
    /// The options that every command takes.
    var options: GlobalOptions { get }

    /// Does the work.
    @MainActor
    func run(in app: Composition, on console: Console) async throws(Failure)
}

extension FocalCommand {
    func run() async throws {
        let settings = try Settings(options)
        let console = Console(settings)
        let app = await Composition(settings, console: console)
        let interrupts = Interrupts { await app.finish() }
        defer { interrupts.ignore() }
        try await run(in: app, on: console)
    }
}
