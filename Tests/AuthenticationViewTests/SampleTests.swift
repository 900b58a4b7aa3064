import Authentication
import Core
import Testing
import ViewTestSupport

@Suite("The sample states of signing in and out")
struct SampleTests {
    @Test("each kind of state has a sample")
    func statesAreComplete() {
        #expect(missingCases(in: AuthState.samples.map { Kind($0.value) }) == [])
    }

    @Test("each error has a sample")
    func errorsAreComplete() {
        #expect(missingCases(in: AuthState.samples.compactMap { $0.value.error.flatMap(ErrorKind.init) }) == [])
    }
}

private enum Kind: CaseIterable {
    case unknown, signedOut, loggedOut, ended, signingIn, signingOut, signedIn, loginFailed, logoutFailed

    init(_ state: AuthState) {
        self =
            switch state {
            case .unknown: .unknown
            case .signedOut(nil): .signedOut
            case .signedOut: .loggedOut
            case .ended: .ended
            case .loading(nil): .signingIn
            case .loading: .signingOut
            case .signedIn: .signedIn
            case .error(_, nil): .loginFailed
            case .error: .logoutFailed
            }
    }
}

private enum ErrorKind: CaseIterable {
    case invalidCredentials, missingEmail, missingPassword, invalidEmail, tooManyAttempts, noAccounts, request
    case notForgotten

    /// `nil` if the error is one of a login screen with other fields.
    init?(_ error: AuthError) {
        switch error {
        case .invalidCredentials: self = .invalidCredentials
        case .missingEmail: self = .missingEmail
        case .missingPassword: self = .missingPassword
        case .invalidEmail: self = .invalidEmail
        case .invalidToken, .missingToken: return nil
        case .tooManyAttempts: self = .tooManyAttempts
        case .noAccounts: self = .noAccounts
        case .request: self = .request
        case .notForgotten: self = .notForgotten
        }
    }
}
