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
        guard answers.readData(ofLength: 1) == Self.ready else { throw .nothingChanged("The moves did not begin.") }
        try? word.fileHandleForWriting.write(contentsOf: Self.begin)
        let answer = answers.readDataToEndOfFile()
        guard answer != Self.done else { return }
        guard answer.isEmpty else { throw Failure(String(decoding: answer, as: UTF8.self)) }
        throw Failure("The moves were interrupted. The next run of new-feature or remove-feature goes on with them.")
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
            FileHandle.standardOutput.write(done)
        } catch {
            FileHandle.standardOutput.write(Data(error.message.utf8))
        }
    }

    private static let ready = Data("r".utf8)
    private static let begin = Data("b".utf8)
    private static let done = Data("d".utf8)
}
