public import Foundation

/// Adds the access token of the session to requests whose `isAuthorized` is true. Renews the tokens when the access
/// token has expired or the server responds with 401. Also use it around a client that adds tokens of its own. Then the
/// session has no tokens, but no change of a user is sent while somebody else is signed in.
///
/// A refresh token works only once. So one renewal runs at a time, for all requests and all processes with this
/// session, and they wait for it. Nothing is renewed if the new tokens could not be saved. The session is deleted only
/// after the server has refused both the access token and, if there is one, the refresh token. So a wrong clock, a
/// server error or the answer of a firewall does not sign the user out.
public actor AuthorizedAPIClient: APIClient {
    private enum Renewal {
        case renewed(Tokens)
        /// The saved session was deleted, or another user has signed in.
        case ended
        /// The server does not accept the refresh token, or there is none.
        case refused
        case failed(APIError)
    }

    private let client: any APIClient
    private let sessions: any SessionStore
    private let now: @Sendable () -> Date
    private let endsSession: @Sendable (APIResponse) -> Bool
    private let onSaveFailure: @Sendable (StorageError) -> Void
    /// The renewals that are running now. The key is the old access token, which the renewal replaces.
    private var renewals: [String: Task<Renewal, Never>] = [:]
    /// New tokens that could not be saved. The key is the old access token.
    private var unsaved: [String: Tokens] = [:]

    /// Creates a client that adds the tokens and sends the requests with `client`.
    ///
    /// - Parameters:
    ///   - client: The client that sends the requests.
    ///   - sessions: The store that contains the session.
    ///   - now: Returns the current time, to check whether the access token has expired.
    ///   - endsSession: Whether an error response to the renewal of tokens means that the session has ended.
    ///   - onSaveFailure: Called when new tokens cannot be saved. This client still uses the new tokens, but they are
    ///     lost when the client is deallocated.
    public init(
        _ client: any APIClient,
        sessions: any SessionStore,
        now: @escaping @Sendable () -> Date = { Date() },
        endsSession: @escaping @Sendable (APIResponse) -> Bool = { $0.endsSession },
        onSaveFailure: @escaping @Sendable (StorageError) -> Void = { _ in }
    ) {
        self.client = client
        self.sessions = sessions
        self.now = now
        self.endsSession = endsSession
        self.onSaveFailure = onSaveFailure
    }

    /// Sends a request. Adds the access token if `isAuthorized` is true and a saved token can be read. Sends nothing,
    /// and returns a response with the status code 401, if the session with this token ends meanwhile, or if the
    /// request names its user and somebody else is signed in. So no request of a user is sent without a token, or with
    /// that of another. If the session of a client with tokens of its own ends after a change was sent, the answer
    /// counts as lost.
    public func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        var session: Session?
        if let owner = request.owner {
            do throws(StorageError) { session = try await sessions.session() } catch { throw .storage(error) }
            guard ChangeOwner(session) == owner else { return APIResponse(status: 401) }
        } else if request.isAuthorized {
            session = try? await sessions.session()
        }
        // Without a session, or if it cannot be read, send no token. The response is 401 if a token is needed.
        guard request.isAuthorized, let session, let saved = session.tokens else {
            let response = try await client.send(request)
            guard let session else { return response }
            // A client with tokens of its own can have sent it again with those of the next user.
            let user = try? await sessions.session()?.user.id
            guard user != session.user.id else { return response }
            // The server can have executed a change, so its sender must not read that it was not sent.
            if request.owner != nil, response.status != 401 {
                throw .requestFailed(ConnectionFailure(.lost, server: ""))
            }
            return APIResponse(status: 401)
        }
        let tokens = unsaved[saved.access] ?? saved
        let early = tokens.expiresAt <= now() ? await renewed(saved, of: session.user.id) : nil
        switch early {
        case .renewed(let new): return try await client.send(request.authorized(by: new))
        case .ended: return APIResponse(status: 401)
        case .failed(.requestFailed(let failure)): throw .requestFailed(failure)
        // After a failure, send the old token: the server may accept it if the clock of this computer is wrong.
        case .failed, .refused, nil: break
        }
        let response = try await client.send(request.authorized(by: tokens))
        guard response.status == 401 else { return response }
        let renewal = if let early { early } else { await renewed(saved, of: session.user.id) }
        switch renewal {
        case .ended: return response
        case .renewed(let new): return try await client.send(request.authorized(by: new))
        case .refused:
            try? await sessions.update { if $0?.tokens == saved { $0 = nil } }
            return response
        case .failed(.requestFailed(let failure)): throw .requestFailed(failure)
        case .failed(.storage(let error)): throw .storage(error)
        // What reads the response of the request must not read that of the renewal.
        case .failed(let error): throw .renewal(error)
        }
    }

    /// Waits until the running renewals have ended. Call this method before the process ends, so that new tokens are
    /// not lost. A renewal that still waits for another process is cancelled.
    public func finishRenewal() async {
        for renewal in renewals.values {
            renewal.cancel()
            _ = await renewal.value
        }
    }
}

extension AuthorizedAPIClient {
    private func renewed(_ saved: Tokens, of userID: User.ID) async -> Renewal {
        let renewal = renewals[saved.access] ?? Task { await renew(saved, of: userID) }
        renewals[saved.access] = renewal
        return await renewal.valueUnlessCancelled ?? .failed(.requestFailed(ConnectionFailure(.cancelled, server: "")))
    }

    private func renew(_ saved: Tokens, of userID: User.ID) async -> Renewal {
        defer { renewals[saved.access] = nil }
        do throws(StorageError) {
            return try await sessions.exclusively { await renewAlone(saved, of: userID) }
        } catch {
            return .failed(.storage(error))
        }
    }

    private func renewAlone(_ saved: Tokens, of userID: User.ID) async -> Renewal {
        do throws(StorageError) {
            let session = try await sessions.session()
            guard let tokens = session?.tokens, session?.user.id == userID else { return .ended }
            // The saved tokens are already new, for example because another process has renewed them.
            guard tokens == saved else { return .renewed(tokens) }
            guard let refreshToken = (unsaved[saved.access] ?? saved).refresh else { return .refused }
            // A refresh token works only once, so make sure that the new tokens can be saved.
            try await sessions.checkWritable()
            // Cancelling the caller does not cancel this task, so the new tokens are not lost.
            return await Task { await refresh(saved, with: refreshToken, of: userID) }.value
        } catch {
            return .failed(.storage(error))
        }
    }

    private func refresh(_ saved: Tokens, with refreshToken: String, of userID: User.ID) async -> Renewal {
        let new: Tokens
        do throws(APIError) {
            let body = try encoded(["refresh_token": refreshToken])
            let request = APIRequest(.post, "/v1/refresh", body: body, isAuthorized: false, secrets: [refreshToken])
            let response = try await client.send(request)
            if response.status >= 400, endsSession(response) { return .refused }
            let received = try response.checked().decoded(as: TokensResponse.self).tokens(receivedAt: now())
            // A server that sends no new refresh token accepts the old one again (RFC 6749, section 6).
            let next = received.refresh ?? refreshToken
            new = Tokens(access: received.access, refresh: next, expiresAt: received.expiresAt)
        } catch {
            return .failed(error)
        }
        let session: Session?
        do throws(StorageError) {
            try await sessions.update { if $0?.tokens == saved { $0?.tokens = new } }
            session = try await sessions.session()
        } catch {
            unsaved[saved.access] = new
            onSaveFailure(error)
            return .renewed(new)
        }
        if session?.tokens?.access == new.access { return .renewed(new) }
        // The saved session was deleted or replaced during the renewal. So make the new tokens invalid.
        _ = try? await client.send(APIRequest(.post, "/v1/logout", body: Data("{}".utf8)).authorized(by: new))
        guard session?.user.id == userID, let tokens = session?.tokens else { return .ended }
        return .renewed(tokens)
    }
}

extension APIResponse {
    /// Whether this error response to the renewal of tokens means that the session has ended. It does with the error
    /// `invalid_grant`, with 401 if the server does not refuse the app itself, and with 400 in JSON without an error of
    /// OAuth (RFC 6749, 5.2). Every other error, for example that of a firewall, is temporary.
    public var endsSession: Bool {
        let code = Refusal(self).code ?? ""
        switch status {
        case 400..<500 where code == "invalid_grant": return true
        case 401: return code != "invalid_client"
        case 400:
            let temporary = [
                "invalid_request", "invalid_client", "unauthorized_client", "unsupported_grant_type", "invalid_scope",
            ]
            return !temporary.contains(code) && (try? JSONCoding.decode(JSONValue.self, from: body)) != nil
        default: return false
        }
    }
}

extension APIRequest {
    fileprivate func authorized(by tokens: Tokens) -> APIRequest {
        var request = self
        request.headers["Authorization"] = "Bearer \(tokens.access)"
        return request
    }
}
