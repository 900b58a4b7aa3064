import Foundation

/// Builds and runs the tests of one feature, alone or in the app.
struct IsolatedTest {
    private let feature: String
    private let features: [String]
    private let repository: Repository
    /// The names of the modules that may be compiled when the feature is tested alone.
    private let closure: Set<String>

    /// Throws an error if Package.swift does not declare the feature.
    init(of feature: String, in repository: Repository, graph: ModuleGraph) throws(Failure) {
        guard graph.features.contains(feature) else {
            let start = feature.lowercased().prefix(2)
            let similar = graph.features.first { $0.lowercased().hasPrefix(start) }
            let guess = similar.map { " Did you mean \($0)?" } ?? ""
            let known = graph.features.joined(separator: ", ")
            throw .usage("There is no feature \(feature).\(guess) The features are: \(known).")
        }
        self.feature = feature
        features = graph.features
        self.repository = repository
        // Package.swift always declares Core and the test support, even if the tests do not use them.
        let shared = graph.modules.filter { $0.kind == .core || $0.kind == .support }.map(\.name)
        closure = graph.isolatedClosure(of: feature).union(shared + [Manifest.swiftUI.name])
    }

    /// Runs the tests with these options of `swift test`, and prints which modules were compiled. Throws an error if
    /// the build or a test fails, if no test runs, or if a module was compiled that the feature does not need.
    func run(_ options: [String] = []) throws(Failure) {
        let package = try IsolatedPackage(in: ".build-\(feature)", of: repository)
        let (status, log) = try run(options, package, show: Self.show)
        let compiled = log.modules.filter { !$0.isTestRunner || closure.contains($0) }.sorted()
        print("Compiled: \(compiled.isEmpty ? "nothing" : compiled.joined(separator: ", "))")
        try judge(status, log, foreign: package.modules.union(log.modules).subtracting(closure))
    }

    /// Builds the app without debug information, and runs the feature's suites in AppTests and RootTests. Throws
    /// an error if the build or a test fails, or if no test runs.
    func runInApp() throws(Failure) {
        print("== The app with \(feature)")
        let filter = "\\.(\(suitesInApp().joined(separator: "|")))/"
        let options = ["--scratch-path", ".build-app", "-Xswiftc", "-gnone", "--filter", filter]
        let (status, log) = try run(options, environment: ["FOCAL_APP": "1"], show: Self.show)
        try judge(status, log, foreign: [])
    }

    /// Runs the tests in a package without printing, and returns the number of tests that ran. If the tests fail, the
    /// message of the error contains their output.
    func run(
        quietlyIn package: IsolatedPackage,
        _ options: [String] = [],
        environment: [String: String] = [:]
    ) throws(Failure) -> Int {
        var output = ""
        let (status, log) = try run(options, package, environment: environment) { output += $1 }
        do throws(Failure) {
            try judge(status, log, foreign: log.modules.subtracting(closure))
        } catch {
            throw Failure(output + error.message)
        }
        return log.tests ?? 0
    }

    /// The names of the feature's suites in AppTests. For Authentication, whose tests are those of the app, the names of
    /// the suites in AppTests and RootTests that belong to no feature.
    private func suitesInApp() -> [String] {
        func own(_ name: String) -> [String] {
            repository.files(below: "Tests/AppTests/\(name)") + repository.testsTogether(of: name, in: features)
        }
        var files = own(feature)
        if files.isEmpty {
            let others = Set(features.flatMap(own))
            files = ["App", "Root"].flatMap { repository.files(below: "Tests/\($0)Tests") }.filter {
                !others.contains($0)
            }
        }
        return files.map(\.typeName).filter { $0.hasSuffix("Tests") }
    }

    private static func show(_ stream: Int, _ text: String) {
        try? (stream == 0 ? FileHandle.standardOutput : .standardError).write(contentsOf: Data(text.utf8))
    }

    /// If `package` is `nil`, runs the tests of the repository.
    private func run(
        _ options: [String],
        _ package: IsolatedPackage? = nil,
        environment: [String: String] = [:],
        show: (_ stream: Int, _ text: String) -> Void
    ) throws(Failure) -> (status: Int32, log: TestLog) {
        // The output of `swift` is not buffered, so the text that this process has buffered must be written first.
        fflush(nil)
        var log = TestLog(removing: (package?.root ?? repository.root).path + "/")
        var folders: [String] = []
        var environment = environment
        if let package {
            folders = ["--package-path", package.root.path, "--scratch-path", package.scratch.path]
            environment["FOCAL_FEATURE"] = feature
            #if os(Linux)
            // On macOS, the views use Apple's SwiftUI.
            environment["FOCAL_VIEWS"] = "1"
            #endif
        }
        let status = try Program.run(
            ["swift", "test", "--disable-xctest"] + folders + options,
            environment: environment
        ) { stream, bytes in
            show(stream, log.read(bytes, of: stream))
        }
        [0, 1].forEach { show($0, log.rest(of: $0)) }
        return (status, log)
    }

    private func judge(_ status: Int32, _ log: TestLog, foreign: Set<String>) throws(Failure) {
        var problems: [String] = []
        if status != 0 {
            let reason = log.tests == nil ? "the build failed, or the tests did not finish" : "a test failed"
            problems.append("\(feature): \(reason).")
        } else if log.tests ?? 0 < 1 {
            problems.append("\(feature): no test ran.")
        }
        let names = foreign.filter { !$0.isTestRunner }.sorted()
        if !names.isEmpty {
            problems.append(
                "\(feature): these modules were compiled, but the feature does not need them: "
                    + "\(names.joined(separator: ", ")). "
                    + "If you have just removed these dependencies, delete .build-\(feature) and run the script again."
            )
        }
        guard problems.isEmpty else { throw Failure(problems.joined(separator: "\n")) }
    }
}

extension ModuleGraph {
    /// The names of the modules that a feature, its tests and the tests of its views need, including these three.
    func isolatedClosure(of feature: String) -> Set<String> {
        [feature, feature + "Tests", feature + "ViewTests"].reduce(into: []) { $0.formUnion(closure(of: $1)) }
    }
}

extension String {
    /// Whether this is the name of a module that the package manager generates to run tests.
    fileprivate var isTestRunner: Bool {
        hasSuffix("PackageTests") || hasSuffix("PackageDiscoveredTests")
    }
}
