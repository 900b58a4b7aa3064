import ArgumentParser
import Core

/// Why a command ends without having done what was asked.
struct Failure: Error {
    /// The failure's name for scripts.
    let code: String
    /// What is wrong and what to do, in one line.
    let message: Message
    /// What the process says to the shell.
    let exitCode: ExitCode

    private init(code: String, message: Message, exitCode: ExitCode) {
        self.code = code
        self.message = message
        self.exitCode = exitCode
    }

    /// A feature's error; a page that ended in neither content nor error was interrupted.
    init(_ error: (some UserFacingError)?) {
        guard let error else {
            self.init(code: "interrupted", message: AppMessages.interrupted, exitCode: .interrupted)
            return
        }
        let hasNoFolder = error.message == CommonMessages.storage(.noFolder)
        let message = hasNoFolder ? AppMessages.noFolder : error.message
        self.init(code: error.code, message: message, exitCode: error.needsLogin ? .notSignedIn : .failure)
    }

    /// Nobody is signed in.
    static let notSignedIn = Failure(code: "not_signed_in", message: AppMessages.notSignedIn, exitCode: .notSignedIn)

    /// What was fetched could not be removed.
    static func cacheKept(_ error: StorageError) -> Failure {
        Failure(code: "storage", message: AppMessages.cacheKept(error), exitCode: .failure)
    }

    /// The command line asks for what cannot be.
    static func usage(_ message: Message) -> Failure {
        Failure(code: "usage", message: message, exitCode: .validationFailure)
    }

    /// The reader of the output went away, as `head` does when it has enough: nothing is wrong, and nothing is left to do.
    static let closedPipe = Failure(code: "closed_pipe", message: Message(en: "", ja: ""), exitCode: .success)

    /// The output has nowhere to go.
    static func outputFailed(_ reason: String) -> Failure {
        Failure(code: "output_failed", message: AppMessages.outputFailed(reason), exitCode: .failure)
    }
}

extension ExitCode {
    /// Nobody is signed in, or the session has ended.
    static let notSignedIn = ExitCode(4)
    /// Ctrl-C.
    static let interrupted = ExitCode(130)
}
