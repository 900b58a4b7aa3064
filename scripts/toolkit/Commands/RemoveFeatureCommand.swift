import ArgumentParser
import Foundation

/// The command that `scripts/remove-feature` runs.
struct RemoveFeatureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scripts/remove-feature",
        abstract: "Remove a sample, or a feature that new-feature created.",
        discussion: """
            Removes the files and lines of the feature. If you edited them, if you added files to the feature, or if \
            other code uses the feature, the script lists these places and removes nothing. The files of a sample are \
            compared with the last commit.
            """
    )

    @Argument(help: "The feature's name.")
    var name: String

    @Flag(help: "Also remove files that you edited or added.")
    var force = false

    func run() throws {
        let repository = Repository.current
        let plan = try RemoveFeature(names: [name], isForced: force, repository: repository).plan().plan
        try PlanWriter.write(plan, in: repository)
        try? FileManager.default.removeItem(at: repository.url(".build-\(name)"))
        print("\(name) was removed. Deleted files: \(plan.changes.filter { $0.after == nil }.count).")
    }
}
