import ArgumentParser
import Core

/// Why a command failed.
struct Failure: Error {
    /// The error code for scripts.
    let code: String
    /// The problem and what to do, in one line.
    let message: Message
    /// The exit code of the process.
    let exitCode: ExitCode

    private init(code: String, message: Message, exitCode: ExitCode) {
        self.code = code
        self.message = message
        self.exitCode = exitCode
    }

    /// The failure for a feature's error. Without an error, the work of the store was interrupted.
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

    /// There is no session.
    static let notSignedIn = Failure(code: "not_signed_in", message: AppMessages.notSignedIn, exitCode: .notSignedIn)

    /// The command line is not valid.
    static func usage(_ message: Message) -> Failure {
        Failure(code: "usage", message: message, exitCode: .validationFailure)
    }

    /// The reader closed the pipe, as `head` does. This is not an error, so nothing is printed.
    static let closedPipe = Failure(code: "closed_pipe", message: Message(en: "", ja: ""), exitCode: .success)

    /// The output cannot be written, for example because the disk is full.
    static func outputFailed(_ reason: String) -> Failure {
        Failure(code: "output_failed", message: AppMessages.outputFailed(reason), exitCode: .failure)
    }
}

extension ExitCode {
    /// There is no session, or it has ended.
    static let notSignedIn = ExitCode(4)
    /// Ctrl-C.
    static let interrupted = ExitCode(130)
}
