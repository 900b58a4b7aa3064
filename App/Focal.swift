import ArgumentParser
import Foundation

/// The command line app.
@main
struct Focal: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "focal",
        abstract: "Login, feed and MyPage on the command line.",
        version: "0.1.0",
        subcommands: Composition.commands
    )

    @OptionGroup var options: GlobalOptions

    static func main() async {
        // Writing to a closed pipe then returns an error, and no signal ends the process.
        signal(SIGPIPE, SIG_IGN)
        do {
            var command = try parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            Console.forFailures().end(with: error)
        }
    }
}
