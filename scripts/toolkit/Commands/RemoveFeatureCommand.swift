import ArgumentParser
import Foundation

/// `scripts/remove-feature`
struct RemoveFeatureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scripts/remove-feature",
        abstract: "Take away a feature that new-feature made.",
        discussion: """
            Removed are exactly the files and lines that were recorded when the feature was made. Where files were edited \
            or added since, or where something else needs the feature, nothing is touched.
            """
    )

    @Argument(help: "The feature's name.")
    var name: String

    @Flag(help: "Remove it although files were edited or added.")
    var force = false

    func run() throws {
        let repository = Repository.current
        let transaction = try Transaction(repository)
        let graph = try Manifest(repository).graph()
        let plan = try RemoveFeature(name: name, isForced: force, repository: repository, graph: graph).plan()
        try transaction.stage(plan.changes)
        try transaction.commit(plan)
        if let manifest = plan.text(of: Manifest.path) {
            Manifest(repository).remember(graph.removing(name), of: manifest)
        }
        // What its isolated tests were built in.
        try? FileManager.default.removeItem(at: repository.url(".build-\(name)"))
        print("\(name) is gone: \(plan.changes.filter { $0.after == nil }.count) files.")
    }
}
