import ArgumentParser
import Foundation

/// The command `focal`. Its subcommands are in `Composition.commands`.
@main
struct Focal: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "focal",
        abstract: "The app on the command line, with one command for each page.",
        version: "0.1.0",
        subcommands: Composition.commands
    )

    @OptionGroup var options: GlobalOptions

    static func main() async {
        // Without this line, writing to a closed pipe would end the process. Now the write returns an error.
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
