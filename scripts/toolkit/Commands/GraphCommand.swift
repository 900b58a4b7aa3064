import ArgumentParser
import Foundation

/// `scripts/graph`
struct GraphCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract: "Draw the modules and what they import."
    )

    func run() throws {
        let graph = try Manifest(.current).graph()
        for module in graph.modules {
            print(module.name, module.kind, module.path, module.dependencies, module.products)
        }
    }
}
