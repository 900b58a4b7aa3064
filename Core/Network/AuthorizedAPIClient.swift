public import Foundation

/// Adds the session's token to each call, in this one place, and renews it when the server no longer takes it.
///
/// However many calls are refused at once, one refresh serves them all. A refresh that the server refuses for good ends the session.
public actor AuthorizedAPIClient: APIClient {
    private let client: any APIClient
    private let sessions: any SessionStore
    private let now: @Sendable () -> Date
    private var refresh: Task<Result<Session?, APIError>, Never>?

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
        guard request.isAuthorized, let session = await keptSession(), let tokens = session.tokens else {
            return try await client.send(request)
        }
        let response = try await client.send(request.authorized(by: tokens))
        guard response.status == 401, let renewed = try await renewed(session), renewed.user.id == session.user.id,
            let tokens = renewed.tokens
        else { return response }
        return try await client.send(request.authorized(by: tokens))
    }
}

extension AuthorizedAPIClient {
    /// A session that cannot be read is none here: whoever needs one asks the store, and learns why.
    private func keptSession() async -> Session? {
        try? await sessions.session()
    }

    private func renewed(_ refused: Session) async throws(APIError) -> Session? {
        let task = refresh ?? Task { await renew(refused) }
        refresh = task
        return try await task.value.get()
    }

    private func renew(_ refused: Session) async -> Result<Session?, APIError> {
        defer { refresh = nil }
        // Another call, or another process, may have renewed or ended the session since.
        guard let kept = await keptSession(), kept.tokens == refused.tokens, let tokens = kept.tokens else {
            return .success(await keptSession())
        }
        do throws(APIError) {
            let body = RefreshRequest(refreshToken: tokens.refresh)
            let response: TokensResponse = try await client.post(path: "/v1/refresh", body: body, isAuthorized: false)
            var renewed = kept
            renewed.tokens = response.tokens(receivedAt: now())
            await replace(tokens) { [tokens = renewed.tokens] in $0?.tokens = tokens }
            return .success(renewed)
        } catch .refused(let refusal) where refusal.isFinal {
            await replace(tokens) { $0 = nil }
            return .success(await keptSession())
        } catch {
            return .failure(error)
        }
    }

    /// Changes the session unless somebody else did since. New tokens serve this call even where they cannot be kept.
    private func replace(_ tokens: Tokens, _ change: @escaping @Sendable (inout Session?) -> Void) async {
        try? await sessions.update { kept in
            if kept?.tokens == tokens {
                change(&kept)
            }
        }
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
