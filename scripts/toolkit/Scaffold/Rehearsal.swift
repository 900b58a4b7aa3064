import Foundation

/// Checks and tests a new feature before its files are written to the working tree.
struct Rehearsal {
    let plan: Plan
    let feature: NewFeature
    /// The module graph that includes the new feature.
    let graph: ModuleGraph

    /// Throws an error if a new file breaks a rule of the architecture.
    func checkBoundaries() throws(Failure) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "focal-rules-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for change in plan.changes where change.path.hasSuffix(".swift") {
            try Repository(root: folder).write(change.after ?? "", to: change.path)
        }
        let output = try Program.run(["bash", feature.repository.url("scripts/check-boundaries").path, folder.path])
        guard output.status == 0 else {
            let list = output.stdout + output.stderr
            throw Failure("The template “\(feature.template.title)” breaks these rules. Nothing was changed.\n\(list)")
        }
    }

    /// Builds and tests copies of the feature's files, and returns the number of tests that ran, and the text of each
    /// golden file that they wrote, by its path. The folder of the copies also has links to Core and to the test support.
    func test() throws(Failure) -> (tests: Int, goldens: [String: String]) {
        let name = "\(feature.name)"
        // The folder can have links to all features, which test-feature has made. No file may be written through a link.
        try? FileManager.default.removeItem(at: feature.repository.url(copies))
        let package = try IsolatedPackage(
            in: ".build-\(name)",
            of: feature.repository,
            linking: ["Core", "Tests/Support", "Tests/ViewSupport", Manifest.swiftUI.path]
        )
        let copy = Repository(root: package.root)
        for change in plan.changes {
            let parts = [Manifest.path] + Repository.modules(of: name).map { $0 + "/" }
            guard let text = change.after, parts.contains(where: change.path.hasPrefix) else { continue }
            try copy.write(text, to: change.path)
        }
        do throws(Failure) {
            let test = try IsolatedTest(of: name, in: feature.repository, graph: graph)
            let tests = try test.run(quietlyIn: package, environment: ["FOCAL_GOLDENS": "write"])
            var goldens: [String: String] = [:]
            for path in Repository.goldens(of: name).flatMap(copy.files) {
                goldens[path] = try copy.text(of: path)
            }
            return (tests, goldens)
        } catch {
            throw Failure("\(error.message) Nothing was changed.", exitCode: error.exitCode)
        }
    }

    /// Moves the copies to the paths of the new files, which have the same texts. The copies have older dates, so
    /// test-feature, which uses the same build folder, does not compile them again.
    func moveCopies() {
        let url = feature.repository.url
        for path in plan.changes.filter({ $0.before == nil }).map(\.path) {
            _ = rename(url("\(copies)/\(path)").path, url(path).path)
        }
    }

    private var copies: String { ".build-\(feature.name)/package" }
}
