import ArgumentParser
import Foundation

/// The program behind scripts such as `scripts/graph`. These scripts start the program with their name, such as
/// `graph`.
@main
enum Toolkit {
    private static let commands: [any ParsableCommand.Type] = [
        AffectedCommand.self,
        GalleryCommand.self,
        GraphCommand.self,
        NewFeatureCommand.self,
        RemoveFeatureCommand.self,
        StartCommand.self,
        TestFeatureCommand.self,
    ]

    static func main() {
        Interrupts.install()
        let arguments = CommandLine.arguments.dropFirst()
        let name = arguments.first ?? ""
        guard let type = commands.first(where: { $0.configuration.commandName == "scripts/\(name)" }) else {
            Failure.usage("There is no script “\(name)”.").end()
        }
        do {
            var command = try type.parseAsRoot(Array(arguments.dropFirst()))
            try command.run()
        } catch let failure as Failure {
            failure.end()
        } catch {
            type.exit(withError: error)
        }
    }
}
