import ArgumentParser
import Foundation

extension AffectedFeatures {
    /// Tests each affected feature alone, and then the other affected test modules in groups. If a build or test fails,
    /// continues with the next feature or group, and throws an error at the end. Ctrl-C ends everything at once.
    func test(in repository: Repository) throws(Failure) {
        var failures: [Failure] = []
        func run(_ title: String, _ test: () throws(Failure) -> Void) throws(Failure) {
            print("== \(title)")
            do throws(Failure) {
                try test()
            } catch {
                guard error.exitCode == .failure else { throw error }
                failures.append(error)
            }
        }
        for name in names {
            try run(name) { () throws(Failure) in try IsolatedTest(of: name, in: repository, graph: graph).run() }
        }
        let packages = Dictionary(grouping: tests) { [$0.manifest, $0.isView ? "views" : ""] }
        for (_, modules) in packages.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            let title = modules.map(\.name).joined(separator: ", ")
            try run(title) { () throws(Failure) in try Self.test(modules, title) }
        }
        guard failures.isEmpty else { throw Failure(failures.map(\.message).joined(separator: "\n")) }
    }

    /// Runs the tests of modules of the same package. Either all of these modules are view tests, or none.
    private static func test(_ modules: [ModuleGraph.Module], _ title: String) throws(Failure) {
        let package = "./\(modules[0].manifest.dropLast(Manifest.path.count))"
        let command = ["swift", "test", "--package-path", package, "--disable-xctest"]
        let filter = ["--filter", "^(\(modules.map(\.name).joined(separator: "|")))\\."]
        // The output of the program is not buffered, so the text that this process has buffered must be written first.
        fflush(nil)
        let status = try Program.run(
            (modules[0].isView ? ["scripts/check-views"] : command) + filter,
            environment: [:]
        ) { stream, bytes in
            try? (stream == 0 ? FileHandle.standardOutput : .standardError).write(contentsOf: Data(bytes))
        }
        guard status == 0 else { throw Failure("\(title): the build or a test failed.") }
    }
}
