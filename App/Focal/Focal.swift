import ArgumentParser
import Foundation

/// The command `focal`. Its subcommands are in `Composition`.
@main
struct Focal: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "focal",
        abstract: "The app on the command line, with one command for each screen.",
        discussion: "For completions with the Tab key: focal --generate-completion-script bash (or zsh, or fish)",
        version: "0.3.0",
        subcommands: Composition.commands,
        groupedSubcommands: [CommandGroup(name: "Feature", subcommands: Composition.featureCommands)]
    )

    @OptionGroup var options: GlobalOptions

    static func main() async {
        StandardStream.reserveNumbers()
        // Without this line, writing to a closed pipe would end the process. Now the write returns an error.
        signal(SIGPIPE, SIG_IGN)
        // With fewer columns, the argument parser cannot print its help, and ends the program.
        setenv("COLUMNS", "\(max(40, CommandProcess.current.columns))", 1)
        Foundation.exit(await run(CommandProcess.current.arguments))
    }

    /// Runs the command with these arguments, and returns its exit code.
    static func run(_ arguments: [String]) async -> Int32 {
        do {
            var command = try command(for: arguments)
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
            return EXIT_SUCCESS
        } catch {
            let failure = error as? Failure ?? failure(from: error, arguments)
            return Console.forFailures(of: arguments).show(failure ?? error).rawValue
        }
    }
}
