import Foundation

/// An error that can end a script, with a message for the user and an exit code.
struct Failure: Error, Equatable {
    /// Says what is wrong and often what the user can do. It can have several lines, for example a list of files.
    let message: String
    let exitCode: Int32

    init(_ message: String, exitCode: Int32 = 1) {
        self.message = message
        self.exitCode = exitCode
    }

    /// An error in the arguments of a script. The exit code is 64.
    static func usage(_ message: String) -> Failure {
        Failure(message, exitCode: 64)
    }

    /// The error of a failed system operation. If `action` is `read README.md`, the message starts with
    /// `Cannot read README.md`.
    static func file(_ action: String, _ error: any Error) -> Failure {
        let cause = (error as? POSIXError).map { String(cString: strerror($0.code.rawValue)) + "." }
        return Failure("Cannot \(action): \(cause ?? error.localizedDescription) Solve this, and run the script again.")
    }

    /// Prints the message to stderr and ends this process with the exit code.
    func end() -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(exitCode)
    }
}
