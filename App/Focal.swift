import ArgumentParser
import Foundation

/// The demo of a feature-modular app, on the command line.
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
        // A closed pipe is told by the write that meets it, not by a signal.
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
