import ArgumentParser
import Foundation

/// The program behind scripts such as `scripts/graph`. These scripts start the program with their name, such as
/// `graph`.
@main
enum Toolkit {
    private static let commands: [any ParsableCommand.Type] = [
        GalleryCommand.self, GraphCommand.self, NewFeatureCommand.self,
    ]

    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard let type = commands.first(where: { $0.configuration.commandName == "scripts/\(arguments.first ?? "")" })
        else { Failure.usage("There is no script “\(arguments.first ?? "")”.").end() }
        do {
            var command = try type.parseAsRoot(Array(arguments.dropFirst()))
            try command.run()
        } catch let failure as Failure {
            failure.end()
        } catch {
            // Of a wrong argument, the user sees one line. The text of --help has more.
            guard type.exitCode(for: error) == .validationFailure else { type.exit(withError: error) }
            Failure.usage("\(type.message(for: error)) (See \(type.configuration.commandName ?? "") --help.)").end()
        }
    }
}
