public import Foundation

/// Adds the session's token to each call, in this one place, and renews it when it has expired or the server no longer takes
/// it.
///
/// However many calls need it at once, in this process or in others that share the session, one refresh serves them all. A
/// session ends when the server has refused both of its tokens, and not before: neither a clock that is wrong nor a server
/// that is down ends one.
public actor AuthorizedAPIClient: APIClient {
    private let client: any APIClient
    private let sessions: any SessionStore
    private let now: @Sendable () -> Date
    private let onUnkept: @Sendable (StorageError) -> Void
    private var renewal: (tokens: Tokens?, task: Task<Renewal, Never>)?
    private var unkept: Unkept?
    private var refusedRefresh: String?

    /// Makes a client that sends through `client`, with the token that `sessions` keeps.
    ///
    /// - Parameters:
    ///   - client: The way to the server.
    ///   - sessions: Where the session is kept.
    ///   - now: The time that tokens expire by.
    ///   - onUnkept: Hears why a renewed session could not be kept. It serves as long as this client lives, and is then lost.
    public init(
        _ client: any APIClient,
        sessions: any SessionStore,
        now: @escaping @Sendable () -> Date = { Date() },
        onUnkept: @escaping @Sendable (StorageError) -> Void = { _ in }
    ) {
        self.client = client
        self.sessions = sessions
        self.now = now
        self.onUnkept = onUnkept
    }

    /// Sends a call with the token, and once more with a new one if the server refused the first.
    public func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        // A session that cannot be read is none here: whoever needs one asks the store, and learns why.
        guard request.isAuthorized, let session = try? await keptSession(), let tokens = session.tokens else {
            return try await client.send(request)
        }
        var early: Renewal?
        if tokens.expiresAt <= now() {
            let outcome = try await renewed(session)
            switch outcome {
            case .renewed(let tokens): return try await client.send(request.authorized(by: tokens))
            case .ended: return try await client.send(request)
            case .failed(.requestFailed(let failure)): throw .requestFailed(failure)
            // Perhaps the clock is wrong, and the server still takes the token.
            case .refused, .failed: early = outcome
            }
        }
        let response = try await client.send(request.authorized(by: tokens))
        guard response.status == 401 else { return response }
        let outcome = if let early { early } else { try await renewed(session) }
        switch outcome {
        case .renewed(let tokens): return try await client.send(request.authorized(by: tokens))
        case .ended: return response
        case .refused:
            try? await replace(unkept?.old ?? tokens) { $0 = nil }
            return response
        case .failed(let error): throw error
        }
    }

    /// Waits for a renewal that is under way, so that its new tokens are not lost with the process. One that still waits for
    /// another process is given up.
    public func finishRenewal() async {
        renewal?.task.cancel()
        _ = await renewal?.task.value
    }
}

/// What came of the attempt to get new tokens.
private enum Renewal: Sendable {
    /// There are new ones.
    case renewed(Tokens)
    /// There is no such session any more.
    case ended
    /// The server takes the refresh token no more.
    case refused
    /// None came, for now.
    case failed(APIError)
}

extension AuthorizedAPIClient {
    private func renewed(_ session: Session) async throws(APIError) -> Renewal {
        // One of other tokens is another session's: whoever waited for it would go on under a stranger's name.
        while let renewal, renewal.tokens?.access != session.tokens?.access {
            _ = await renewal.task.value
        }
        let task = renewal?.task ?? Task { await renew(session) }
        renewal = (session.tokens, task)
        guard let outcome = await task.valueUnlessCancelled else {
            throw .requestFailed(ConnectionFailure(.cancelled, server: ""))
        }
        return outcome
    }

    private func renew(_ old: Session) async -> Renewal {
        defer { renewal = nil }
        do throws(StorageError) {
            if let outcome = try await renewedElsewhere(old) { return outcome }
            return try await sessions.exclusively { await renewAlone(old) }
        } catch {
            return .failed(.storage(error))
        }
    }

    private func renewAlone(_ old: Session) async -> Renewal {
        do throws(StorageError) {
            if let outcome = try await renewedElsewhere(old) { return outcome }
            // A refresh token serves once: what it brings must find a place.
            try await sessions.checkWritable()
        } catch {
            return .failed(.storage(error))
        }
        // From here on nothing stops it, not even a caller that goes away.
        return await Task { await ask(old) }.value
    }

    /// What another call, or another process, has made of the session since; `nil` when it is as it was.
    private func renewedElsewhere(_ old: Session) async throws(StorageError) -> Renewal? {
        guard let kept = try await keptSession(), kept.user.id == old.user.id, let tokens = kept.tokens else {
            return .ended
        }
        return tokens == old.tokens ? nil : .renewed(tokens)
    }

    private func ask(_ old: Session) async -> Renewal {
        guard let tokens = old.tokens, tokens.refresh != refusedRefresh else { return .refused }
        do throws(APIError) {
            let body = RefreshRequest(refreshToken: tokens.refresh)
            let response: TokensResponse = try await client.post(path: "/v1/refresh", body: body, isAuthorized: false)
            return await keep(response.tokens(receivedAt: now()), insteadOf: tokens)
        } catch .refused(let refusal) where refusal.isFinal {
            refusedRefresh = tokens.refresh
            return .refused
        } catch {
            return .failed(error)
        }
    }
}

extension AuthorizedAPIClient {
    /// The session as it is kept, but for tokens that could not be: each time is a new try to keep them.
    private func keptSession() async throws(StorageError) -> Session? {
        guard var session = try await sessions.session() else { return nil }
        if let unkept, session.tokens == unkept.old {
            session.tokens = unkept.new
            try? await keep(unkept)
        }
        return session
    }

    private func keep(_ new: Tokens, insteadOf old: Tokens) async -> Renewal {
        let kept: Session?
        do throws(StorageError) {
            try await keep(Unkept(old: old, new: new))
            kept = try await sessions.session()
        } catch {
            onUnkept(error)
            return .renewed(new)
        }
        guard kept?.tokens?.access == new.access else {
            // Whoever signed out meanwhile, or in as somebody else, meant these tokens, too.
            _ = try? await client.send(APIRequest(.post, "/v1/logout", body: Data("{}".utf8)).authorized(by: new))
            return .ended
        }
        return .renewed(new)
    }

    private func keep(_ tokens: Unkept) async throws(StorageError) {
        unkept = tokens
        try await replace(tokens.old) { $0?.tokens = tokens.new }
        unkept = nil
    }

    /// Changes the session unless somebody else did since.
    private func replace(
        _ tokens: Tokens,
        _ change: @escaping @Sendable (inout Session?) -> Void
    ) async throws(StorageError) {
        try await sessions.update { kept in
            if kept?.tokens == tokens {
                change(&kept)
            }
        }
    }

    private struct Unkept: Sendable {
        let old: Tokens
        let new: Tokens
    }
}

extension Refusal {
    /// Whether asking again later would bring nothing else.
    fileprivate var isFinal: Bool {
        ![408, 425, 429].contains(status) && status < 500
    }
}

extension APIRequest {
    fileprivate func authorized(by tokens: Tokens) -> APIRequest {
        var request = self
        request.headers["Authorization"] = "Bearer \(tokens.access)"
        return request
    }
}
