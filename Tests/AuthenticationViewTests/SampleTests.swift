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
        #expect(missingCases(in: AuthState.samples.compactMap(\.value.error).map { ErrorKind($0) }) == [])
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

    init(_ error: AuthError) {
        self =
            switch error {
            case .invalidCredentials: .invalidCredentials
            case .missingEmail: .missingEmail
            case .missingPassword: .missingPassword
            case .invalidEmail: .invalidEmail
            case .tooManyAttempts: .tooManyAttempts
            case .noAccounts: .noAccounts
            case .request: .request
            case .notForgotten: .notForgotten
            }
    }
}
