import ArgumentParser
import Foundation

extension IsolatedTest {
    /// Runs the tests of several features, one after the other. One that fails does not keep the others from running;
    /// an interrupt does.
    static func runAll(_ features: [String], in repository: Repository, graph: ModuleGraph) throws(Failure) {
        var failures: [Failure] = []
        for feature in features {
            print("== \(feature)")
            // What swift prints does not wait for this process's buffer.
            fflush(nil)
            do {
                try IsolatedTest(of: feature, in: repository, graph: graph).run()
            } catch {
                guard error.exitCode == .failure else { throw error }
                failures.append(error)
            }
        }
        guard failures.isEmpty else { throw Failure(failures.map(\.message).joined(separator: "\n")) }
    }
}
