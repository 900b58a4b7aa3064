import Foundation

/// Another program whose output is passed on, line by line, while it runs.
struct LiveProcess {
    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()
    /// Says that the program has ended, also where a grandchild still holds its output open.
    private let end = Pipe()
    private let program: String

    init(_ program: String, _ arguments: [String], in folder: URL, environment: [String: String]) {
        self.program = program
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.environment = environment
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        process.terminationHandler = { [end] _ in try? end.fileHandleForWriting.close() }
    }

    /// Runs it to its end. `edit` sees every line, without its end, and says what is written instead. Ctrl-C and
    /// SIGTERM end the program first. The answer is its exit code; above 128 when a signal ended it.
    func run(_ edit: (ArraySlice<UInt8>) -> ArraySlice<UInt8>) throws(Failure) -> Int32 {
        do {
            try Interrupts.shared.start(process)
        } catch {
            throw Failure("Cannot run \(program): \(error.localizedDescription)")
        }
        passOutput(edit)
        process.waitUntilExit()
        return process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
    }

    private func passOutput(_ edit: (ArraySlice<UInt8>) -> ArraySlice<UInt8>) {
        var streams = [
            LineStream(from: output.fileHandleForReading, to: .standardOutput),
            LineStream(from: errors.fileHandleForReading, to: .standardError),
        ]
        var hasEnded = false
        while streams.contains(where: \.isOpen) {
            // A descriptor below zero is passed over.
            let descriptors = streams.map(\.descriptor) + [hasEnded ? -1 : end.fileHandleForReading.fileDescriptor]
            var events = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            let ready = poll(&events, nfds_t(events.count), hasEnded ? 0 : -1)
            if ready == 0 { break }
            guard ready > 0 else { continue }
            for index in streams.indices where events[index].revents != 0 {
                streams[index].pass(edit)
            }
            hasEnded = hasEnded || events[streams.count].revents != 0
        }
        for index in streams.indices {
            streams[index].finish(edit)
        }
    }
}
