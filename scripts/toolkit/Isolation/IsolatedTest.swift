import ArgumentParser
import Foundation

/// The tests of one feature, built and run with nothing but what the feature needs.
struct IsolatedTest {
    private let feature: String
    private let repository: Repository
    /// What may be compiled for it.
    private let closure: Set<String>

    /// Fails when there is no such feature.
    init(of feature: String, in repository: Repository, graph: ModuleGraph) throws(Failure) {
        guard graph.features.contains(feature) else {
            throw .usage(Self.unknown(feature, of: graph.features))
        }
        self.feature = feature
        self.repository = repository
        // Core and the test support are always declared, whether or not these tests use them.
        let shared = graph.modules.filter { $0.kind == .core || $0.kind == .support }.map(\.name)
        closure = graph.isolatedClosure(of: feature).union(shared)
    }

    /// Runs them with further options of `swift test`, and says what was compiled. Fails when a test fails, when none
    /// ran, and when something was compiled that the feature does not need.
    func run(_ options: [String] = []) throws(Failure) {
        let package = try IsolatedPackage(of: feature, in: repository)
        let log = try run(options, package)
        let compiled = log.modules.filter { !$0.isTestRunner || closure.contains($0) }.sorted()
        print("Compiled: \(compiled.isEmpty ? "nothing" : compiled.joined(separator: ", "))")
        try judge(log, foreign: package.modules.union(log.modules).subtracting(closure))
    }

    /// Runs them in a folder that several features share, one after the other, with the output in a log; says how many
    /// tests passed.
    func run(sharing folder: String, log: FileHandle) throws(Failure) -> Int {
        let package = try IsolatedPackage(in: folder, of: repository)
        let log = try run([], package, to: log)
        try judge(log, foreign: log.modules.subtracting(closure))
        return log.tests ?? 0
    }

    private func run(
        _ options: [String],
        _ package: IsolatedPackage,
        to file: FileHandle? = nil
    ) throws(Failure) -> TestLog {
        let folders = ["--package-path", package.root.path, "--scratch-path", package.scratch.path]
        let process = try LiveProcess(
            "swift",
            ["test", "--disable-xctest"] + folders + options,
            environment: Subprocess.environment.merging(["FOCAL_FEATURE": feature]) { $1 }
        )
        var log = TestLog(withoutPrefix: package.prefix)
        log.status = try process.passOutput(to: file) { log.read($0) }
        return log
    }

    private func judge(_ log: TestLog, foreign: Set<String>) throws(Failure) {
        guard log.status <= 128 else {
            throw Failure("\(feature): interrupted.", exitCode: ExitCode(log.status))
        }
        var problems: [String] = []
        if log.status != 0 {
            problems.append("\(feature): \(log.tests == nil ? "it did not build" : "its tests failed").")
        } else if log.tests ?? 0 < 1 {
            problems.append("\(feature): no test ran.")
        }
        let names = foreign.filter { !$0.isTestRunner }.sorted()
        if !names.isEmpty {
            problems.append(
                "\(feature): compiled, though it does not need it: \(names.joined(separator: ", ")). "
                    + "If Package.swift no longer asks for that, remove .build-\(feature) and test again."
            )
        }
        guard problems.isEmpty else { throw Failure(problems.joined(separator: "\n")) }
    }

    private static func unknown(_ name: String, of features: [String]) -> String {
        let guess = name.nearest(of: features).map { " Did you mean \($0)?" } ?? ""
        return "There is no feature \(name).\(guess) Known: \(features.joined(separator: ", "))."
    }
}

extension ModuleGraph {
    /// What is compiled when a feature is tested alone.
    func isolatedClosure(of feature: String) -> Set<String> {
        closure(of: feature).union(closure(of: feature + "Tests"))
    }
}

extension String {
    /// Whether it is one of the modules that the package manager makes to run tests.
    fileprivate var isTestRunner: Bool {
        hasSuffix("PackageTests") || hasSuffix("PackageDiscoveredTests")
    }
}
