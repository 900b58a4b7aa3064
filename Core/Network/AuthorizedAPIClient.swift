public import Foundation

/// Adds the session's access token to each request, and renews the tokens when the access token has expired or the server
/// refuses it.
///
/// Many requests can need new tokens at once, in this process and in others that share the session: one renewal serves all
/// of them. A session ends only when the server has refused both tokens, so a wrong clock or a failing server ends none.
public actor AuthorizedAPIClient: APIClient {
    private typealias Renewal = Result<Tokens?, APIError>

    private let client: any APIClient
    private let sessions: any SessionStore
    private let now: @Sendable () -> Date
    private let onSaveFailure: @Sendable (StorageError) -> Void
    /// The renewals that are running, by the saved access token.
    private var renewals: [String: Task<Renewal, Never>] = [:]
    /// New tokens that could not be saved, by the saved access token.
    private var unsaved: [String: Tokens] = [:]

    /// A client that sends its requests through `client`.
    ///
    /// - Parameters:
    ///   - client: Sends the requests.
    ///   - sessions: Stores the session.
    ///   - now: The current time, which decides whether a token has expired.
    ///   - onSaveFailure: Called when new tokens cannot be saved. They work until this client is gone, and are then lost.
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

    /// Sends a request with the access token. If the server refuses the token, sends it once more with a new one.
    public func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        // Without a readable session the request goes without a token. A feature that needs a session reads it by itself.
        guard request.isAuthorized, let session = try? await sessions.session(), let saved = session.tokens else {
            return try await client.send(request)
        }
        let tokens = unsaved[saved.access] ?? saved
        let early = tokens.expiresAt <= now() ? await renewed(saved, of: session.user.id) : nil
        switch early {
        case .success(let new): return try await client.send(request.authorized(by: new))
        case .failure(.requestFailed(let failure)): throw .requestFailed(failure)
        // The clock may be wrong, and the server may still accept the token.
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

    /// Waits for a renewal that is running, so that its new tokens are saved before the process ends. A renewal that still
    /// waits for another process is cancelled.
    public func finishRenewal() async {
        for renewal in renewals.values {
            renewal.cancel()
            _ = await renewal.value
        }
    }
}

extension AuthorizedAPIClient {
    /// New tokens for a session; `nil` if it has ended, or if another user has signed in.
    private func renewed(_ saved: Tokens, of userID: String) async -> Renewal {
        let renewal = renewals[saved.access] ?? Task { await renew(saved, of: userID) }
        renewals[saved.access] = renewal
        return await renewal.valueUnlessCancelled ?? .failure(.requestFailed(ConnectionFailure(.cancelled, server: "")))
    }

    private func renew(_ saved: Tokens, of userID: String) async -> Renewal {
        defer { renewals[saved.access] = nil }
        do throws(StorageError) {
            return try await sessions.exclusively { await renewAlone(saved, of: userID) }
        } catch {
            return .failure(.storage(error))
        }
    }

    private func renewAlone(_ saved: Tokens, of userID: String) async -> Renewal {
        do throws(StorageError) {
            let session = try await sessions.session()
            guard let tokens = session?.tokens, session?.user.id == userID else { return .success(nil) }
            // Another request or another process has renewed them.
            guard tokens == saved else { return .success(tokens) }
            // A refresh token works only once, so make sure that the new tokens can be saved.
            try await sessions.checkWritable()
            // Cancelling the caller does not cancel this task, so the new tokens are not lost.
            return await Task { await refresh(saved) }.value
        } catch {
            return .failure(.storage(error))
        }
    }

    private func refresh(_ saved: Tokens) async -> Renewal {
        let new: Tokens
        do throws(APIError) {
            let body = RefreshRequest(refreshToken: (unsaved[saved.access] ?? saved).refresh)
            let response: TokensResponse = try await client.post(path: "/v1/refresh", body: body, isAuthorized: false)
            new = response.tokens(receivedAt: now())
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
        // The user has signed out or has changed the account, so the new tokens must not stay valid.
        _ = try? await client.send(APIRequest(.post, "/v1/logout", body: Data("{}".utf8)).authorized(by: new))
        return .success(nil)
    }
}

extension Refusal {
    /// Whether the same request will be refused again later.
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
