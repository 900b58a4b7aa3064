import ArgumentParser
import Foundation

/// A new feature tried out before it moves in.
struct Rehearsal {
    private let plan: Plan
    private let feature: NewFeature

    init(_ plan: Plan, of feature: NewFeature) {
        self.plan = plan
        self.feature = feature
    }

    /// Checks that the new files keep to the rules; of the rest, only the shared DTOs are read, which no View may name.
    func checkBoundaries() throws(Failure) {
        let repository = feature.repository
        var sources: [SourceFile] = []
        for path in repository.files(below: "Core/Data") where path.hasSuffix(".swift") && plan.text(of: path) == nil {
            sources.append(SourceFile(path: path, text: try repository.text(of: path)))
        }
        for change in plan.changes where change.path.hasSuffix(".swift") {
            sources.append(SourceFile(path: change.path, text: change.after ?? ""))
        }
        let boundaries = Boundaries(
            sources,
            graph: feature.graph.adding(feature.name),
            only: ["\(feature.name)", "\(feature.name)Tests"]
        )
        let findings = boundaries.findings
        guard findings.isEmpty else {
            let list = findings.map(\.text).joined(separator: "\n")
            throw Failure("The template “\(feature.template.name)” breaks the rules. Nothing was changed.\n\(list)")
        }
    }

    /// Builds the feature and runs its tests in a copy of what they need; says how many passed.
    ///
    /// The copy stays, and only what differs is written anew: so the next feature finds Core built.
    func test() throws(Failure) -> Int {
        let copy = feature.repository.url("\(Self.folder)/tree")
        try update(copy)
        let repository = Repository(root: copy)
        let log = feature.repository.url("\(Self.folder)/log")
        do throws(Failure) {
            let test = try IsolatedTest(
                of: "\(feature.name)",
                in: repository,
                graph: feature.graph.adding(feature.name)
            )
            return try test.run(sharing: ".build-shared", log: try handle(of: log))
        } catch {
            let isInterrupted = error.exitCode != .failure
            let output = isInterrupted ? "" : (try? feature.repository.text(of: "\(Self.folder)/log")) ?? ""
            throw Failure("\(output)\(error.message) Nothing was changed.", exitCode: error.exitCode)
        }
    }

    private static let folder = ".build-rehearsal"

    /// Makes the copy what the tree will be, as far as the feature's tests need it.
    private func update(_ copy: URL) throws(Failure) {
        let name = "\(feature.name)"
        let parts = ["Core", "Tests/Support", "Features/\(name)", "Tests/\(name)Tests"]
        var texts: [String: String] = [:]
        for path in [Manifest.path] + parts.flatMap(feature.repository.files) where plan.text(of: path) == nil {
            texts[path] = try feature.repository.text(of: path)
        }
        for change in plan.changes where change.path == Manifest.path || parts.contains(where: change.path.hasPrefix) {
            texts[change.path] = change.after
        }
        let there = Repository(root: copy)
        do {
            for path in ["Core", "Features", "Tests"].flatMap(there.files) where texts[path] == nil {
                try FileManager.default.removeItem(at: there.url(path))
            }
            for (path, text) in texts where (try? there.text(of: path)) != text {
                let file = there.url(path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(text.utf8).writeUnsynced(to: file)
            }
        } catch {
            throw Failure("Cannot make a copy to test in: \(error.localizedDescription) Nothing was changed.")
        }
    }

    private func handle(of log: URL) throws(Failure) -> FileHandle {
        do {
            try Data().writeUnsynced(to: log)
            return try FileHandle(forWritingTo: log)
        } catch {
            throw Failure("Cannot write \(log.path): \(error.localizedDescription) Nothing was changed.")
        }
    }
}
