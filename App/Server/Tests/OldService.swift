import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The service of an old app: `URLSession` with a login, tokens and a renewal of its own.
actor OldService {
    struct Account: Sendable { let id, name, email: String }

    let server: URL
    private(set) var tokens: [String: String]
    private let onChange: @Sendable (Account?) async -> Void

    init(_ server: URL, tokens: [String: String] = [:], onChange: @escaping @Sendable (Account?) async -> Void) {
        (self.server, self.tokens, self.onChange) = (server, tokens, onChange)
    }

    func login(email: String, pass: String) async throws {
        let new = try await post("/v1/login", ["email": email, "pass": pass])
        await logout()
        tokens = new
        await onChange(Account(id: new["user_id"] ?? "", name: new["user_name"] ?? "", email: new["email"] ?? ""))
    }

    func logout() async {
        await onChange(nil)
        tokens = [:]
    }

    func send(_ request: URLRequest, renews: Bool = true) async throws -> (Data, HTTPURLResponse) {
        var (signed, old) = (request, tokens)
        if let token = old["access_token"] { signed.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        guard case (let data, let response as HTTPURLResponse) = try await URLSession.shared.data(for: signed)
        else { throw URLError(.badServerResponse) }
        guard response.statusCode == 401, renews, let refresh = old["refresh_token"] else { return (data, response) }
        let new = try await post("/v1/refresh", ["refresh_token": refresh])
        guard tokens == old else { return (data, response) }
        if new["access_token"] == nil { await logout() } else { tokens = new }
        return try await send(request, renews: false)
    }

    private func post(_ path: String, _ body: [String: String]) async throws -> [String: String] {
        var request = URLRequest(url: server.appending(path: path))
        (request.httpMethod, request.httpBody) = ("POST", try JSONEncoder().encode(body))
        let (data, _) = try await URLSession.shared.data(for: request)
        let json = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        return json.compactMapValues { $0 as? String }
    }
}
