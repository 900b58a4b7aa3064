import ArgumentParser
import Core

/// An error that ends a command. It has a message for the user and an exit code.
struct Failure: Error {
    /// The error code for scripts, for example `not_signed_in`.
    let code: String
    /// The exit code of the process, for example 64 for an argument that is not valid.
    let exitCode: ExitCode
    private let reason: Message
    private let advice: Message?

    init(code: String, message: Message, advice: Message? = nil, exitCode: ExitCode) {
        self.code = code
        self.exitCode = exitCode
        reason = message
        self.advice = advice
    }

    /// What is wrong and what the user can do, in one line.
    var message: Message {
        advice.map { reason + $0 } ?? reason
    }

    /// Converts the error of a store. `nil` means that the store has no error, because its work was interrupted.
    init(_ error: (some UserFacingError)?) {
        guard let error else {
            self.init(code: "interrupted", message: AppMessages.interrupted, exitCode: .interrupted)
            return
        }
        self.init(
            code: error.code,
            message: error.message,
            advice: error.needsLogin ? AppMessages.signIn : AppMessages.advice(for: error),
            exitCode: error.needsLogin ? .notSignedIn : .failure
        )
    }

    /// The error response of the server to a request of `focal api`.
    init(_ refusal: Refusal) {
        let isLoginNeeded = refusal.status == 401
        let fields = refusal.fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        self.init(
            code: isLoginNeeded ? "not_signed_in" : "server_error",
            message: AppMessages.refused(refusal.status, [refusal.message].compactMap(\.self) + fields),
            advice: isLoginNeeded ? AppMessages.signIn : nil,
            exitCode: isLoginNeeded ? .notSignedIn : .failure
        )
    }

    /// Returns this error with other advice for the user.
    func advising(_ advice: Message) -> Failure {
        Failure(code: code, message: reason, advice: advice, exitCode: exitCode)
    }

    /// The error for a command that needs a session when nobody is signed in.
    static let notSignedIn = Failure(
        code: "not_signed_in",
        message: AppMessages.notSignedIn,
        advice: AppMessages.signIn,
        exitCode: .notSignedIn
    )

    /// The error for a cache folder that could not be deleted.
    static let cacheNotDeleted = Failure(code: "storage", message: AppMessages.cacheNotDeleted, exitCode: .failure)

    /// The error for an argument or an environment variable that is not valid.
    static func usage(_ message: Message) -> Failure {
        Failure(code: "usage", message: message, exitCode: .validationFailure)
    }

    /// Ends the command without a message when the reader of stdout has closed the pipe, as `head` does. It is not an
    /// error.
    static let closedPipe = Failure(code: "closed_pipe", message: Message(en: "", ja: ""), exitCode: .success)

    /// The error when the output cannot be written, for example because the disk is full.
    static func outputFailed(_ reason: String) -> Failure {
        Failure(code: "output_failed", message: AppMessages.outputFailed(reason), exitCode: .failure)
    }
}

extension ExitCode {
    /// The exit code if nobody is signed in, or if the server no longer accepts the session.
    static let notSignedIn = ExitCode(4)
    /// The exit code after Ctrl-C: 128 plus the number of the signal SIGINT.
    static let interrupted = ExitCode(130)
}
