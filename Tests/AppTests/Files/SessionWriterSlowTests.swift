import Core
import Foundation
import TestSupport
import Testing

@Suite("A session file that many processes write", .slow)
struct SessionWriterSlowTests {
    private let scratch = Scratch()
    private var folder: URL { scratch.url.appending(path: "state") }
    private var file: URL { folder.appending(path: "session.json") }

    private func server(_ writer: Int) -> String { "http://writer-\(writer).test" }

    /// Returns how many changes of one writer are saved in the session file.
    private func count(_ writer: Int) async throws -> Int {
        let session = try await FileSessionStore(file: file, server: server(writer)).session()
        return session.flatMap { Int($0.user.name) } ?? 0
    }

    private func startWriter(_ writer: Int, writes: Int, output: FileHandle) throws -> RunningProgram {
        try RunningProgram(
            "session-writer",
            [file.path, server(writer), "\(writes)"],
            environment: [:],
            input: try scratch.file().handle,
            output: output,
            errors: output,
            limit: .seconds(300)
        )
    }

    private func expectPrivate(_ note: Testing.Comment) {
        // If the writer was killed too early, the folder does not exist.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for url in [folder] + names.map({ folder.appending(path: $0) }) {
            // A writer may have deleted its temporary file in the meantime.
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else { continue }
            #expect(attributes[.posixPermissions] as? Int == (url == folder ? 0o700 : 0o600), note)
        }
    }

    @Test("if a process is killed while it writes, the file is complete and no saved change is lost")
    func kills() async throws {
        let written = try await withThrowingTaskGroup(of: Int.self) { group in
            for writer in 1...4 {
                group.addTask { try await killRepeatedly(writer) }
            }
            return try await group.reduce(0, +)
        }
        #expect(written > 0, "All writers were killed before they saved a change.")
        try await FileSessionStore(file: file, server: server(1)).clear()
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == ["session.json", "session.json.lock"])
    }

    private func killRepeatedly(_ writer: Int) async throws -> Int {
        var random = SeededRandom(seed: UInt64(writer))
        var before = 0
        for round in 1...50 {
            let output = try scratch.file()
            // The writer has enough changes to run until it is killed, but it does not run forever.
            let program = try startWriter(writer, writes: 10_000, output: output.handle)
            let moment = Duration.microseconds(Int.random(in: 10_000...160_000, using: &random))
            // The writer must be killed at a random time, so this test needs the real clock.
            try await Task.sleep(for: moment)
            program.signal(SIGKILL)
            _ = try await program.exitCode()
            let told = try Data(contentsOf: output.url).count
            let note: Testing.Comment = "seed \(writer), round \(round), killed after \(moment)"
            let now = try await count(writer)
            #expect(before + told...before + told + 1 ~= now, note)
            expectPrivate(note)
            before = now
            try output.handle.close()
        }
        return before
    }
}
