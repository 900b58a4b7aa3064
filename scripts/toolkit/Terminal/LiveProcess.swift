import Foundation

/// Another program whose output is passed on, line by line, while it runs. Ctrl-C and SIGTERM end the program first.
///
/// Not Foundation's `Process`: on Linux that takes a program for running as long as anything that the program has left
/// behind.
struct LiveProcess {
    private let id: pid_t
    private let output: Int32
    private let errors: Int32

    /// Starts a program of the PATH, with nothing to read.
    init(_ program: String, _ arguments: [String], environment: [String: String]) throws(Failure) {
        let (output, errors) = (try PrivatePipe(), try PrivatePipe())
        id = try Interrupts.shared.start { () throws(Failure) in
            try Self.start(
                [program] + arguments,
                environment: environment.map { "\($0)=\($1)" },
                output: output.end,
                errors: errors.end
            )
        }
        close(output.end)
        close(errors.end)
        (self.output, self.errors) = (output.start, errors.start)
    }

    /// Waits for its end. `edit` sees every line, without its end, and says what is written instead. The answer is the
    /// exit code; above 128 when a signal ended it. With a log, all is written there.
    func passOutput(
        to log: FileHandle? = nil,
        _ edit: (ArraySlice<UInt8>) -> ArraySlice<UInt8>
    ) throws(Failure) -> Int32 {
        let exit = try PrivatePipe()
        Thread.detachNewThread { [id] in
            var information = siginfo_t()
            while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
            close(exit.end)
        }
        var streams = [
            LineStream(from: output, to: log ?? .standardOutput),
            LineStream(from: errors, to: log ?? .standardError),
        ]
        var hasEnded = false
        // What the program has left behind may hold its output open for long.
        while !hasEnded || LineStream.wait(for: streams.map(\.source), timeout: 0).contains(true) {
            let ready = LineStream.wait(for: streams.map(\.source) + [hasEnded ? nil : exit.start], timeout: -1)
            for (index, isReady) in ready.prefix(streams.count).enumerated() where isReady {
                streams[index].pass(edit)
            }
            hasEnded = hasEnded || ready.last == true
        }
        for index in streams.indices {
            streams[index].finish(edit)
        }
        close(exit.start)
        return status()
    }

    private func status() -> Int32 {
        var status: Int32 = 0
        Interrupts.shared.end {
            while waitpid(id, &status, 0) < 0, errno == EINTR {}
        }
        let signal = status & 0x7f
        return signal == 0 ? status >> 8 & 0xff : 128 + signal
    }
}
