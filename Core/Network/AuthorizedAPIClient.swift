public import Foundation

/// Adds the access token of the session to requests whose `isAuthorized` is true. Renews the tokens when the access
/// token has expired or the server responds with 401.
///
/// Several requests can need new tokens at the same time, even if they run in different processes. One renewal is
/// enough for all requests with the same session. The session is deleted only after the server has refused both the
/// access token and, if there is one, the refresh token. So a wrong clock or a server error does not sign the user out.
public actor AuthorizedAPIClient: APIClient {
    private typealias Renewal = Result<Tokens?, APIError>

    private let client: any APIClient
    private let sessions: any SessionStore
    private let now: @Sendable () -> Date
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
    ///   - onSaveFailure: Called when new tokens cannot be saved. This client still uses the new tokens, but they are
    ///     lost when the client is deallocated.
    public init(
        _ client: any APIClient,
        sessions: any SessionStore,
        now: @escaping @Sendable () -> Date = { Date() },
        onSaveFailure: @escaping @Sendable (StorageError) -> Void = { _ in }
    ) {
        self.client = client
        self.sessions = sessions
        self.now = now
        self.onSaveFailure = onSaveFailure
    }

    /// Sends a request. Adds the access token if `isAuthorized` is true and a saved token can be read. If somebody else
    /// than `owner` is signed in, sends nothing and returns a response with the status code 401.
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
            return try await client.send(request)
        }
        let tokens = unsaved[saved.access] ?? saved
        let early = tokens.expiresAt <= now() ? await renewed(saved, of: session.user.id) : nil
        switch early {
        case .success(let new): return try await client.send(request.authorized(by: new))
        case .failure(.requestFailed(let failure)): throw .requestFailed(failure)
        // After a failure, send the old token: the server may accept it if the clock of this computer is wrong.
        case .failure, nil: break
        }
        let response = try await client.send(request.authorized(by: tokens))
        guard response.status == 401 else { return response }
        let renewal = if let early { early } else { await renewed(saved, of: session.user.id) }
        switch renewal {
        case .success(nil): return response
        case .success(let new): return try await client.send(request.authorized(by: new))
        case .failure(.refused(let refusal)) where refusal.isFinal:
            try? await sessions.update { if $0?.tokens == saved { $0 = nil } }
            return response
        case .failure(let error): throw error
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
    /// Gets new tokens to replace `saved`. The result is `nil` if the session has ended or another user has signed in.
    private func renewed(_ saved: Tokens, of userID: User.ID) async -> Renewal {
        let renewal = renewals[saved.access] ?? Task { await renew(saved, of: userID) }
        renewals[saved.access] = renewal
        return await renewal.valueUnlessCancelled ?? .failure(.requestFailed(ConnectionFailure(.cancelled, server: "")))
    }

    private func renew(_ saved: Tokens, of userID: User.ID) async -> Renewal {
        defer { renewals[saved.access] = nil }
        do throws(StorageError) {
            return try await sessions.exclusively { await renewAlone(saved, of: userID) }
        } catch {
            return .failure(.storage(error))
        }
    }

    private func renewAlone(_ saved: Tokens, of userID: User.ID) async -> Renewal {
        do throws(StorageError) {
            let session = try await sessions.session()
            guard let tokens = session?.tokens, session?.user.id == userID else { return .success(nil) }
            // The saved tokens are already new, for example because another process has renewed them.
            guard tokens == saved else { return .success(tokens) }
            // Without a refresh token, no renewal is possible. This is as if the server had refused it.
            guard let refreshToken = (unsaved[saved.access] ?? saved).refresh else {
                return .failure(.refused(Refusal(status: 401)))
            }
            // A refresh token works only once, so make sure that the new tokens can be saved.
            try await sessions.checkWritable()
            // Cancelling the caller does not cancel this task, so the new tokens are not lost.
            return await Task { await refresh(saved, with: refreshToken) }.value
        } catch {
            return .failure(.storage(error))
        }
    }

    private func refresh(_ saved: Tokens, with refreshToken: String) async -> Renewal {
        let new: Tokens
        do throws(APIError) {
            let body = RefreshRequest(refreshToken: refreshToken)
            let response: TokensResponse = try await client.post(path: "/v1/refresh", body: body, isAuthorized: false)
            let received = response.tokens(receivedAt: now())
            // A server that sends no new refresh token accepts the old one again (RFC 6749, section 6).
            let next = received.refresh ?? refreshToken
            new = Tokens(access: received.access, refresh: next, expiresAt: received.expiresAt)
        } catch {
            return .failure(error)
        }
        do throws(StorageError) {
            try await sessions.update { if $0?.tokens == saved { $0?.tokens = new } }
            guard try await sessions.session()?.tokens?.access != new.access else { return .success(new) }
        } catch {
            unsaved[saved.access] = new
            onSaveFailure(error)
            return .success(new)
        }
        // The saved session was deleted or replaced during the renewal. So make the new tokens invalid.
        _ = try? await client.send(APIRequest(.post, "/v1/logout", body: Data("{}".utf8)).authorized(by: new))
        return .success(nil)
    }
}

extension Refusal {
    /// Whether the server would refuse the same request again. It is false for 503, for example.
    fileprivate var isFinal: Bool {
        ![408, 425, 429].contains(status) && status < 500
    }
}

extension APIRequest {
    fileprivate func authorized(by tokens: Tokens?) -> APIRequest {
        var request = self
        request.headers["Authorization"] = tokens.map { "Bearer \($0.access)" }
        return request
    }
}
