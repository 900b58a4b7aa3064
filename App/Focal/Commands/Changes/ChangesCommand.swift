import ArgumentParser
import Core
import Root
import TerminalUI

struct ChangesCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "changes",
        abstract: "List the changes that wait for the server or were refused, send them, or give one up.",
        subcommands: [ChangesSendCommand.self, ChangesRetryCommand.self, ChangesDiscardCommand.self]
    )

    @OptionGroup var options: GlobalOptions

    func run(in app: Composition, on console: Console) async throws(Failure) {
        try console.show(try await app.dependenciesOfUser().changes.outbox.unsent)
    }
}

struct ChangesSendCommand: FocalCommand {
    static let configuration = CommandConfiguration(commandName: "send", abstract: "Send the changes that wait.")

    @OptionGroup var options: GlobalOptions

    func run(in app: Composition, on console: Console) async throws(Failure) {
        try await app.send(try await app.dependenciesOfUser().changes, on: console)
    }
}

struct ChangesRetryCommand: FocalCommand {
    static let configuration = CommandConfiguration(commandName: "retry", abstract: "Send a refused change again.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The number of the change.")
    var number: Int

    func run(in app: Composition, on console: Console) async throws(Failure) {
        let changes = try await app.dependenciesOfUser().changes
        do throws(ChangeError) { try await changes.retry(number) } catch { throw Failure(error) }
        try await app.send(changes, on: console)
    }
}

struct ChangesDiscardCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "discard",
        abstract: "Give up a change. To give up an addition also gives up the later changes of the item."
    )

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The number of the change.")
    var number: Int

    func run(in app: Composition, on console: Console) async throws(Failure) {
        let changes = try await app.dependenciesOfUser().changes
        let discarded: [PendingChange]
        do throws(ChangeError) { discarded = try await changes.discard(number) } catch { throw Failure(error) }
        let screen = Banner(.success, AppMessages.discarded(discarded).text(in: console.language))
        try console.show(screen, json: ChangesDocument(discarded))
    }
}
