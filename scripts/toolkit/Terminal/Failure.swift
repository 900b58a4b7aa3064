import ArgumentParser
import Foundation

/// Why a script could not do its work.
struct Failure: Error, Equatable {
    /// What is wrong and what to do; further lines can list places.
    let message: String
    let exitCode: ExitCode

    init(_ message: String, exitCode: ExitCode = .failure) {
        self.message = message
        self.exitCode = exitCode
    }

    /// Wrong usage: exit code 64.
    static func usage(_ message: String) -> Failure {
        Failure(message, exitCode: .validationFailure)
    }

    /// A file operation that failed, with the system's reason.
    static func file(_ action: String, _ error: any Error) -> Failure {
        Failure("Cannot \(action): \(error.localizedDescription)")
    }

    /// Prints the message to stderr and ends the process.
    func end() -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        Foundation.exit(exitCode.rawValue)
    }
}

extension ExitCode {
    /// The feature exists already.
    static let existsAlready = ExitCode(3)
}
