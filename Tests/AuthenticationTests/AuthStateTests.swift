import Authentication
import Core
import Testing

@Suite("The words for the states of the login")
struct AuthStateTests {
    @Test("if the session cannot be deleted, the message has the reason and the result on the server")
    func explainsWhatIsLeft() {
        let error = StorageError.unwritable(path: "/s", reason: "Read-only file system")
        func text(_ report: LogoutReport?, in language: Language) -> String {
            AuthError.notForgotten(error, report).message.text(in: language)
        }
        for language in Language.allCases {
            let words = text(nil, in: language)
            #expect(words.hasSuffix(CommonMessages.storage(error).text(in: language)))
            let reports = [LogoutReport.revoked, .nothingToRevoke, .noResponse, .unreadable, .notRevoked(.noAccounts)]
            let longer = reports.map { text($0, in: language) }
            #expect(longer.allSatisfy { $0.hasPrefix(words) && $0 != words })
            #expect(Set(longer).count == reports.count)
        }
    }

    @Test("each error of the login has a code, and none needs a login")
    func hasCodes() {
        let errors: [AuthError] = [
            .invalidCredentials, .missingEmail, .missingPassword, .invalidEmail, .invalidToken, .missingToken,
            .tooManyAttempts(retryAfter: nil), .noAccounts, .request(.storage(.noFolder)),
            .notForgotten(.noFolder, nil),
        ]
        let codes = [
            "invalid_credentials", "missing_credentials", "missing_credentials", "missing_credentials",
            "invalid_token", "missing_credentials", "too_many_attempts", "no_accounts", "storage", "storage",
        ]
        #expect(errors.map(\.code) == codes)
        #expect(errors.filter(\.needsLogin) == [])
    }

    @Test("each state of the login has a description, and the user and the error that it shows")
    func describesStates() {
        let (leanne, error) = (AuthenticatedUser.leanne, AuthError.invalidCredentials)
        let states: [AuthState] = [
            .unknown, .signedOut(nil), .ended(.refused), .loading(user: nil), .loading(user: leanne),
            .signedIn(user: leanne), .error(error, user: nil), .error(error, user: leanne),
        ]
        let words = [
            "unknown", "signedOut", "ended", "loading", "loading", "signedIn(Leanne Graham)",
            "error(invalid_credentials)", "error(invalid_credentials)",
        ]
        #expect(states.map(\.description) == words)
        #expect(states.map(\.user) == [nil, nil, nil, nil, leanne, leanne, nil, leanne])
        #expect(states.map(\.error) == [nil, nil, nil, nil, nil, nil, error, error])
    }
}
