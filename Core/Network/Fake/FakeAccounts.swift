import Core
import Foundation

/// The endpoints below `/v1`: login, refresh, logout and the profile.
struct FakeAccounts: Sendable {
    private static let password = "focal"
    private static let tokenLifetime = 900

    let database: FakeDatabase
    let now: @Sendable () -> Date
    let makeToken: @Sendable () -> String

    func respond(to request: APIRequest) throws(FakeRefusal) -> APIResponse {
        switch (request.method, request.path.components.dropFirst()) {
        case (.post, ["login"]): return try login(request)
        case (.post, ["refresh"]): return try refresh(request)
        case (.post, ["logout"]): return try logout(request)
        case (.get, ["me"]): return try profile(request)
        case (.patch, ["me"]): return try editProfile(request)
        case (_, ["login"]), (_, ["refresh"]), (_, ["logout"]): throw .methodNotAllowed(allowed: .post)
        case (_, ["me"]): throw .methodNotAllowed(allowed: .get, .patch)
        default: throw .notFound
        }
    }
}

extension FakeAccounts {
    private func login(_ request: APIRequest) throws(FakeRefusal) -> APIResponse {
        var form = try FakeForm(request)
        let email = form.required("email", .email).lowercased()
        let password = form.required("pass")
        try form.validate()
        let now = now()
        return try database.update { state throws(FakeRefusal) in
            if let seconds = state.loginFailures.retryAfter(email: email, now: now) {
                throw .tooManyLogins(retryAfter: seconds)
            }
            // Looked up among all, and compared even when it is not there: an unknown email takes as long as a known one.
            let account = accounts(in: state).filter { $0.hasEmail(email) }.first
            let isPassword = password.isSecret(Self.password)
            guard let account, isPassword else {
                state.loginFailures.add(email: email, now: now)
                throw FakeRefusal(401, code: "invalid_credentials", message: "the email or the password is wrong")
            }
            state.loginFailures.clear(email: email)
            state.lastLogins[account.id] = now
            let tokens = startSession(of: account.id, in: &state)
            return .json(200, SessionResponse(user: account.user(lastLogin: now), tokens: tokens))
        }
    }

    private func refresh(_ request: APIRequest) throws(FakeRefusal) -> APIResponse {
        var form = try FakeForm(request)
        let token = form.required("refresh_token")
        try form.validate()
        return try database.update { state throws(FakeRefusal) in
            guard let (accessToken, session) = state.sessions.first(where: { $0.value.refreshToken == token }) else {
                throw .sessionExpired
            }
            state.sessions[accessToken] = nil
            return .json(200, startSession(of: session.userID, in: &state))
        }
    }

    private func logout(_ request: APIRequest) throws(FakeRefusal) -> APIResponse {
        try database.update { state throws(FakeRefusal) in
            _ = try account(of: request, in: state)
            state.sessions[request.bearerToken] = nil
            return APIResponse(status: 204)
        }
    }

    private func profile(_ request: APIRequest) throws(FakeRefusal) -> APIResponse {
        try database.read { state throws(FakeRefusal) in
            profile(of: try account(of: request, in: state), in: state)
        }
    }

    private func editProfile(_ request: APIRequest) throws(FakeRefusal) -> APIResponse {
        try database.update { state throws(FakeRefusal) in
            var account = try account(of: request, in: state)
            var form = try FakeForm(request)
            let edit = FakeProfileEdit(&form)
            try form.validate()
            if let email = edit.email?.lowercased(),
                accounts(in: state).contains(where: { $0.hasEmail(email) && $0.id != account.id })
            {
                throw FakeRefusal(409, code: "email_taken", message: "another account has this email")
            }
            account.apply(edit)
            state.changes["users", default: CollectionChanges()].write(account.item)
            return profile(of: account, in: state)
        }
    }
}

extension FakeAccounts {
    private func accounts(in state: FakeState) -> some Sequence<FakeAccount> {
        database.items(of: "users", in: state).lazy.map(FakeAccount.init)
    }

    private func account(of request: APIRequest, in state: FakeState) throws(FakeRefusal) -> FakeAccount {
        guard let session = state.sessions[request.bearerToken], now() < session.expiresAt,
            let account = accounts(in: state).first(where: { $0.id == session.userID })
        else { throw .sessionExpired }
        return account
    }

    private func startSession(of userID: String, in state: inout FakeState) -> TokensResponse {
        let accessToken = makeToken()
        let refreshToken = makeToken()
        state.sessions[accessToken] = FakeSession(
            userID: userID,
            refreshToken: refreshToken,
            expiresAt: now().addingTimeInterval(TimeInterval(Self.tokenLifetime))
        )
        return TokensResponse(accessToken: accessToken, refreshToken: refreshToken, expiresIn: Self.tokenLifetime)
    }

    private func profile(of account: FakeAccount, in state: FakeState) -> APIResponse {
        .json(200, account.profile(lastLogin: state.lastLogins[account.id] ?? now()))
    }
}

extension APIRequest {
    /// The token of the `Authorization` header, or the empty text, which opens nothing.
    fileprivate var bearerToken: String {
        let words = (headers["Authorization"] ?? "").split(separator: " ")
        guard words.count == 2, words[0].lowercased() == "bearer" else { return "" }
        return String(words[1])
    }
}

extension FakeRefusal {
    fileprivate static let sessionExpired = FakeRefusal(
        401,
        code: "session_expired",
        message: "there is no session, or it has ended"
    )

    fileprivate static func tooManyLogins(retryAfter seconds: Int) -> FakeRefusal {
        FakeRefusal(
            429,
            code: "too_many_attempts",
            message: "too many failed logins, try again in \(seconds) s",
            headers: ["Retry-After": String(seconds)]
        )
    }
}
