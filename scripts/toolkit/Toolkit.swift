import ArgumentParser
import Foundation

/// The tool behind the scripts: each command is started by the script of its name, from the top of the repository.
@main
struct Toolkit: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "toolkit",
        abstract: "What the scripts of this folder share; start it through them.",
        subcommands: [CheckBoundariesCommand.self, GraphCommand.self]
    )

    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch let failure as Failure {
            failure.tell()
            exit(withError: failure.exitCode)
        } catch {
            exit(withError: error)
        }
    }
}
