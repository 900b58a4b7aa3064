import Core
import Foundation

/// The endpoints whose path starts with `/v1`. They are login, refresh, logout and the profile.
struct FakeAccounts: Sendable {
    private static let tokenLifetime = 900

    let data: SampleData
    let password: String
    let now: @Sendable () -> Date
    let makeToken: @Sendable () -> String

    func respond(to request: APIRequest, in state: inout FakeState) throws(FakeRefusal) -> APIResponse {
        try request.refuseQuery()
        switch (request.method, request.path.components.dropFirst()) {
        case (.post, ["login"]): return try login(request, in: &state)
        case (.post, ["refresh"]): return try refresh(request, in: &state)
        case (.post, ["logout"]):
            _ = try account(of: request, in: state)
            state.sessions[request.bearerToken] = nil
            return APIResponse(status: 204)
        case (.get, ["me"]): return profile(of: try account(of: request, in: state), in: state)
        case (.patch, ["me"]): return try editProfile(request, in: &state)
        case (_, ["login"]), (_, ["refresh"]), (_, ["logout"]): throw .methodNotAllowed(allowed: .post)
        case (_, ["me"]): throw .methodNotAllowed(allowed: .get, .patch)
        default: throw .notFound
        }
    }
}

extension FakeAccounts {
    /// The id of the user of a request. It is empty if nobody is signed in.
    func user(of request: APIRequest, in state: FakeState) -> String {
        state.sessions[request.bearerToken]?.userID ?? ""
    }

    /// The comment in a request, with the name and the email address of the user.
    func comment(of request: APIRequest, in state: FakeState) throws(FakeRefusal) -> JSONObject {
        let account = try account(of: request, in: state)
        var form = try FakeForm(request)
        let body = form.required("body", .comment)
        try form.validate()
        return account.comment(body)
    }

    private func login(_ request: APIRequest, in state: inout FakeState) throws(FakeRefusal) -> APIResponse {
        var form = try FakeForm(request)
        let email = form.required("email", .email).lowercased()
        let password = form.required("pass")
        try form.validate()
        let now = now()
        if let seconds = state.loginFailures.retryAfter(email: email, now: now) {
            let message = "too many failed logins, try again in \(seconds) s"
            let headers: HeaderFields = ["Retry-After": String(seconds)]
            throw FakeRefusal(429, code: "too_many_attempts", message: message, headers: headers)
        }
        guard let account = accounts(in: state).first(where: { $0.email == email }), password == self.password else {
            state.loginFailures.add(email: email, now: now)
            throw FakeRefusal(401, code: "invalid_credentials", message: "the email or the password is wrong")
        }
        state.loginFailures.clear(email: email)
        state.lastLogins[account.id] = now
        let tokens = startSession(of: account.id, in: &state)
        return .json(200, account.user(lastLogin: now).merging(tokens) { $1 })
    }

    private func refresh(_ request: APIRequest, in state: inout FakeState) throws(FakeRefusal) -> APIResponse {
        var form = try FakeForm(request)
        let token = form.required("refresh_token")
        try form.validate()
        guard let (accessToken, session) = state.sessions.first(where: { $0.value.refreshToken == token }) else {
            throw .sessionExpired
        }
        state.sessions[accessToken] = nil
        return .json(200, startSession(of: session.userID, in: &state))
    }

    private func editProfile(_ request: APIRequest, in state: inout FakeState) throws(FakeRefusal) -> APIResponse {
        var account = try account(of: request, in: state)
        var form = try FakeForm(request)
        account.apply(&form)
        try form.validate()
        if accounts(in: state).contains(where: { $0.id != account.id && $0.email == account.email }) {
            throw FakeRefusal(409, code: "email_taken", message: "another account has this email")
        }
        state.changes["users", default: CollectionChanges()].write(account.item)
        return profile(of: account, in: state)
    }

    private func accounts(in state: FakeState) -> some Sequence<FakeAccount> {
        data.items(of: "users", in: state).lazy.map(FakeAccount.init)
    }

    private func account(of request: APIRequest, in state: FakeState) throws(FakeRefusal) -> FakeAccount {
        guard let session = state.sessions[request.bearerToken], now() < session.expiresAt,
            let account = accounts(in: state).first(where: { $0.id == session.userID })
        else { throw .sessionExpired }
        return account
    }

    private func startSession(of userID: String, in state: inout FakeState) -> JSONObject {
        let (accessToken, refreshToken) = (makeToken(), makeToken())
        state.sessions[accessToken] = FakeSession(
            userID: userID,
            refreshToken: refreshToken,
            expiresAt: now().addingTimeInterval(TimeInterval(Self.tokenLifetime))
        )
        return [
            "access_token": .string(accessToken), "refresh_token": .string(refreshToken),
            "expires_in": .integer(Self.tokenLifetime),
        ]
    }

    private func profile(of account: FakeAccount, in state: FakeState) -> APIResponse {
        .json(200, account.profile(lastLogin: state.lastLogins[account.id] ?? now()))
    }
}

extension APIRequest {
    /// The token in the `Authorization` header. If the request has no token, this text is empty and matches no session.
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
        message: "the user is not signed in, or the session has ended"
    )
}
