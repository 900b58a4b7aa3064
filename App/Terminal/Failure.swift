import ArgumentParser
import Core

/// The error of a command, with the message and the exit code.
struct Failure: Error {
    /// The error code for scripts, for example `not_signed_in`.
    let code: String
    /// What is wrong and what the user can do, in one line.
    let message: Message
    /// The exit code of the process, for example 64 for an argument that is not valid.
    let exitCode: ExitCode

    private init(code: String, message: Message, exitCode: ExitCode) {
        self.code = code
        self.message = message
        self.exitCode = exitCode
    }

    /// Converts the error of a feature. `nil` means that the work of the store was interrupted.
    init(_ error: (some UserFacingError)?) {
        guard let error else {
            self.init(code: "interrupted", message: AppMessages.interrupted, exitCode: .interrupted)
            return
        }
        let hasNoFolder = error.message == CommonMessages.storage(.noFolder)
        self.init(
            code: error.code,
            message: hasNoFolder ? AppMessages.noFolder : error.message,
            exitCode: error.needsLogin ? .notSignedIn : .failure
        )
    }

    /// The failure when there is no session.
    static let notSignedIn = Failure(code: "not_signed_in", message: AppMessages.notSignedIn, exitCode: .notSignedIn)

    /// The failure when an argument or an environment variable is not valid.
    static func usage(_ message: Message) -> Failure {
        Failure(code: "usage", message: message, exitCode: .validationFailure)
    }

    /// The reader of the output closed the pipe, as `head` does. This is not an error, so nothing is printed.
    static let closedPipe = Failure(code: "closed_pipe", message: Message(en: "", ja: ""), exitCode: .success)

    /// The failure when the output cannot be written, for example because the disk is full.
    static func outputFailed(_ reason: String) -> Failure {
        Failure(code: "output_failed", message: AppMessages.outputFailed(reason), exitCode: .failure)
    }
}

extension ExitCode {
    /// The exit code when there is no session, or when the session has ended.
    static let notSignedIn = ExitCode(4)
    /// The exit code after Ctrl-C: 128 plus the number of the signal SIGINT.
    static let interrupted = ExitCode(130)
}
