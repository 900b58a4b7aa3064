import ArgumentParser
import Foundation

/// `scripts/remove-feature`
struct RemoveFeatureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scripts/remove-feature",
        abstract: "Remove a feature that new-feature made.",
        discussion: """
            Removes the files and lines that new-feature made. When files were edited or added since, or when other \
            code uses the feature, lists them and removes nothing.
            """
    )

    @Argument(help: "The feature's name.")
    var name: String

    @Flag(help: "Remove files that were edited or added, too.")
    var force = false

    func run() throws {
        let repository = Repository.current
        let plan = try RemoveFeature(name: name, isForced: force, repository: repository).plan()
        try PlanWriter.write(plan, in: repository)
        try? FileManager.default.removeItem(at: repository.url(".build-\(name)"))
        print("\(name) was removed: \(plan.changes.filter { $0.after == nil }.count) files.")
    }
}
