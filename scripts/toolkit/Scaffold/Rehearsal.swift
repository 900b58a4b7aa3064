import Foundation

/// Checks and tests a new feature before its files are written to the working tree.
struct Rehearsal {
    let plan: Plan
    let feature: NewFeature
    /// The modules with the new feature.
    let graph: ModuleGraph

    /// Checks that the new files keep the rules. Of the other files it reads only the DTOs of Core.
    func checkBoundaries() throws(Failure) {
        var sources: [SourceFile] = []
        for path in feature.repository.files(below: "Core/Data") where path.hasSuffix(".swift") {
            sources.append(SourceFile(path: path, text: try feature.repository.text(of: path)))
        }
        for change in plan.changes where change.path.hasSuffix(".swift") {
            sources.append(SourceFile(path: change.path, text: change.after ?? ""))
        }
        let modules: Set = ["\(feature.name)", "\(feature.name)Tests"]
        let findings = Boundaries(sources, graph: graph, only: modules).findings
        guard findings.isEmpty else {
            let list = findings.map(\.text).joined(separator: "\n")
            throw Failure("The template “\(feature.template.title)” breaks the rules. Nothing was changed.\n\(list)")
        }
    }

    /// Builds the feature and runs its tests in a folder of its own, with links to the rest, and returns how many ran.
    /// The folder stays: the next feature does not have to build Core again.
    func test() throws(Failure) -> Int {
        let name = "\(feature.name)"
        let package = try IsolatedPackage(
            in: ".build-rehearsal",
            of: feature.repository,
            linking: ["Core", "Tests/Support"]
        )
        let copy = Repository(root: package.root)
        for path in ["Features", "Tests"].flatMap(copy.files) { unlink(copy.url(path).path) }
        for change in plan.changes {
            let parts = [Manifest.path, "Features/\(name)/", "Tests/\(name)Tests/"]
            guard let text = change.after, parts.contains(where: change.path.hasPrefix) else { continue }
            try copy.write(text, to: change.path)
        }
        do throws(Failure) {
            return try IsolatedTest(of: name, in: feature.repository, graph: graph).run(quietlyIn: package)
        } catch {
            throw Failure("\(error.message) Nothing was changed.", exitCode: error.exitCode)
        }
    }
}
