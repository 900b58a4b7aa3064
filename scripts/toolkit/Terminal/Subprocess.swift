import Foundation

/// Other programs, as git and swift.
enum Subprocess {
    /// What a program left behind.
    struct Output: Sendable {
        /// Its exit code; above 128 when a signal ended it.
        let status: Int32
        let stdout: String
        let stderr: String
    }

    /// Runs a program of the PATH to its end, without the variables that change what Package.swift declares.
    static func run(
        _ program: String,
        _ arguments: [String],
        in folder: URL? = nil,
        environment changes: [String: String] = [:],
        input: String = ""
    ) throws(Failure) -> Output {
        do {
            let files = try Files(input: input)
            defer { files.remove() }
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = [program] + arguments
            process.environment = environment.merging(changes) { $1 }
            process.currentDirectoryURL = folder
            process.standardInput = try FileHandle(forReadingFrom: files.input)
            process.standardOutput = try FileHandle(forWritingTo: files.output)
            process.standardError = try FileHandle(forWritingTo: files.errors)
            // Not waitUntilExit, which on Linux looks only every 50 ms.
            let end = DispatchSemaphore(value: 0)
            process.terminationHandler = { _ in end.signal() }
            try process.run()
            end.wait()
            return Output(
                status: process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0),
                stdout: String(decoding: try Data(contentsOf: files.output), as: UTF8.self),
                stderr: String(decoding: try Data(contentsOf: files.errors), as: UTF8.self)
            )
        } catch {
            throw Failure("Cannot run \(program): \(error.localizedDescription)")
        }
    }

    /// The environment without the variables that change what Package.swift declares.
    static var environment: [String: String] {
        ProcessInfo.processInfo.environment.filter { name, _ in
            !["FOCAL_BENCHMARKS", "FOCAL_FEATURE", "FOCAL_TOOLKIT"].contains(name)
        }
    }

    /// A program reads and writes files: a pipe could fill up, or be held open by a grandchild.
    private struct Files {
        let input: URL
        let output: URL
        let errors: URL
        private let folder: URL

        init(input text: String) throws {
            folder = FileManager.default.temporaryDirectory.appending(path: "focal-run-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            input = folder.appending(path: "in")
            output = folder.appending(path: "out")
            errors = folder.appending(path: "err")
            try Data(text.utf8).writeUnsynced(to: input)
            try Data().writeUnsynced(to: output)
            try Data().writeUnsynced(to: errors)
        }

        func remove() {
            try? FileManager.default.removeItem(at: folder)
        }
    }
}
