import ArgumentParser
import Core

/// A subcommand of `focal`, for example `focal login`. Its method `run(in:on:)` usually calls the actions of a store
/// and prints a screen.
protocol FocalCommand: AsyncParsableCommand, Sendable {
    /// The options that every command has, for example `--json`.
    var options: GlobalOptions { get }

    /// Whether the command always uses the fake server and saves no files. Such a command does not use
    /// the server of `--server`.
    var isInMemory: Bool { get }

    /// Runs the command. `app` and `console` already use the values of `options`.
    @MainActor
    func run(in app: Composition, on console: Console) async throws(Failure)
}

extension FocalCommand {
    var isInMemory: Bool { false }

    func run() async throws {
        let settings = try Settings(options)
        let console = Console(settings)
        let app = await Composition(isInMemory ? settings.inMemory : settings, console: console)
        // Not on the main actor, because a command that waits for input may block it.
        let finish = { @Sendable [client = app.client] in await client.finishRenewal() }
        let interrupts = CommandProcess.current.handlesSignals ? Interrupts(cleanup: finish) : nil
        defer { interrupts?.cancel() }
        let log = JSONCoding.OnIgnored { if settings.isVerbose { console.log("ignored \($0)") } }
        try await JSONCoding.$onIgnored.withValue(log) {
            try await self.run(in: app, on: console)
        }
    }
}
