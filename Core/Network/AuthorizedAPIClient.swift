public import Foundation

/// Adds the session's token to each call, in this one place, and renews it when the server no longer takes it.
///
/// However many calls are refused at once, one refresh serves them all. A refused refresh ends the session.
public actor AuthorizedAPIClient: APIClient {
    private let client: any APIClient
    private let sessions: any SessionStore
    private let now: @Sendable () -> Date
    private var refresh: Task<Result<Tokens?, APIError>, Never>?

    /// Makes a client that sends through `client`, with the token that `sessions` keeps.
    public init(
        _ client: any APIClient,
        sessions: any SessionStore,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.client = client
        self.sessions = sessions
        self.now = now
    }

    /// Sends a call with the token, and once more with a new one if the server refused the first.
    public func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        guard request.isAuthorized, let tokens = await keptTokens() else { return try await client.send(request) }
        let response = try await client.send(request.authorized(by: tokens))
        guard response.status == 401, let renewed = try await renewedTokens(insteadOf: tokens) else { return response }
        return try await client.send(request.authorized(by: renewed))
    }
}

extension AuthorizedAPIClient {
    /// A session that cannot be read is none here: whoever needs one asks the store, and learns why.
    private func keptTokens() async -> Tokens? {
        try? await sessions.session()?.tokens
    }

    private func renewedTokens(insteadOf refused: Tokens) async throws(APIError) -> Tokens? {
        let task = refresh ?? Task { await renew(refused) }
        refresh = task
        return try await task.value.get()
    }

    private func renew(_ refused: Tokens) async -> Result<Tokens?, APIError> {
        defer { refresh = nil }
        guard let kept = await keptTokens() else { return .success(nil) }
        // Another call, or another process, may have renewed them since.
        guard kept == refused else { return .success(kept) }
        do throws(APIError) {
            let body = RefreshRequest(refreshToken: refused.refresh)
            let response: TokensResponse = try await client.post(path: "/v1/refresh", body: body, isAuthorized: false)
            let renewed = response.tokens(receivedAt: now())
            await keep(renewed)
            return .success(renewed)
        } catch .refused(let refusal) where refusal.status < 500 && refusal.status != 429 {
            try? await sessions.clear()
            return .success(nil)
        } catch {
            return .failure(error)
        }
    }

    /// The new tokens serve this call even where they cannot be kept.
    private func keep(_ tokens: Tokens) async {
        guard var session = try? await sessions.session() else { return }
        session.tokens = tokens
        try? await sessions.save(session)
    }
}

extension APIRequest {
    fileprivate func authorized(by tokens: Tokens) -> APIRequest {
        var request = self
        request.headers["Authorization"] = "Bearer \(tokens.access)"
        return request
    }
}
