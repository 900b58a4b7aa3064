import Foundation

/// The process that makes the moves of a transaction.
struct Mover {
    let lock: Lock

    /// Starts it, tells it to begin once it is ready, and waits for its end.
    func run() throws(Failure) {
        let (word, report) = (Pipe(), Pipe())
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0])
        process.arguments = [ApplyCommand.name]
        process.standardInput = word
        process.standardOutput = report
        // Not to be written to: as long as the process lives, the lock is held, whatever becomes of this one.
        process.standardError = lock.handle
        do {
            try process.run()
        } catch {
            throw Failure(
                "Cannot start \(CommandLine.arguments[0]): \(error.localizedDescription). Nothing was changed."
            )
        }
        let answers = report.fileHandleForReading
        guard answers.readData(ofLength: 1) == Self.ready else {
            throw Failure("The moves did not begin. Nothing was changed.")
        }
        try? word.fileHandleForWriting.write(contentsOf: Self.begin)
        let complaint = answers.readDataToEndOfFile()
        guard complaint.isEmpty else { throw Failure(String(decoding: complaint, as: UTF8.self)) }
    }

    /// What the process itself does: leave the terminal's reach, wait for the word, move.
    static func serve() {
        setsid()
        [SIGHUP, SIGINT, SIGPIPE, SIGTERM].forEach { signal($0, SIG_IGN) }
        FileHandle.standardOutput.write(ready)
        // Where the one who started this is gone, the word does not come.
        guard FileHandle.standardInput.readData(ofLength: 1) == begin else { return }
        do throws(Failure) {
            try Transaction.apply()
        } catch {
            FileHandle.standardOutput.write(Data(error.message.utf8))
        }
    }

    private static let ready = Data("r".utf8)
    private static let begin = Data("b".utf8)
}
