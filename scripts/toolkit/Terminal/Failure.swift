import ArgumentParser
import Foundation

/// Why a script ends without having done what was asked.
struct Failure: Error, Equatable {
    /// What is wrong and what to do; further lines list what it is about.
    let message: String
    /// What the process says to the shell.
    let exitCode: ExitCode

    init(_ message: String, exitCode: ExitCode = .failure) {
        self.message = message
        self.exitCode = exitCode
    }

    /// The command line asks for what cannot be.
    static func usage(_ message: String) -> Failure {
        Failure(message, exitCode: .validationFailure)
    }

    /// Says it on stderr, and ends the process.
    func end() -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        Foundation.exit(exitCode.rawValue)
    }
}

extension ExitCode {
    /// What should be made is there.
    static let existsAlready = ExitCode(3)
}
