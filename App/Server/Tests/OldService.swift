import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The service of an old app: `URLSession` with a login, tokens and a renewal of its own. After each login and logout,
/// it posts `didChange`.
final class OldService: @unchecked Sendable {
    struct Account { let id, name, email: String }
    static let didChange = Notification.Name("OldService.didChange")

    let server: URL
    private let lock = NSLock()
    var session: (account: Account, tokens: [String: String])?

    init(_ server: URL) { self.server = server }

    var account: Account? { lock.withLock { session?.account } }

    func login(email: String, pass: String) async throws {
        let new = try await post("/v1/login", ["email": email, "pass": pass])
        let account = Account(id: new["user_id"] ?? "", name: new["user_name"] ?? "", email: new["email"] ?? "")
        change { $0 = (account, new) }
    }

    func logout() { change { $0 = nil } }

    func send(_ request: URLRequest, renews: Bool = true) async throws -> (Data, HTTPURLResponse) {
        var (signed, old) = (request, lock.withLock { session?.tokens ?? [:] })
        if let token = old["access_token"] { signed.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        guard case (let data, let response as HTTPURLResponse) = try await URLSession.shared.data(for: signed)
        else { throw URLError(.badServerResponse) }
        guard response.statusCode == 401, renews, let refresh = old["refresh_token"] else { return (data, response) }
        let new = try await post("/v1/refresh", ["refresh_token": refresh])
        change { if $0?.tokens == old { $0 = new["access_token"] == nil ? nil : $0.map { ($0.account, new) } } }
        return try await send(request, renews: false)
    }

    private func change(_ change: (inout (account: Account, tokens: [String: String])?) -> Void) {
        lock.withLock { change(&session) }
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }

    private func post(_ path: String, _ body: [String: String]) async throws -> [String: String] {
        var request = URLRequest(url: server.appending(path: path))
        (request.httpMethod, request.httpBody) = ("POST", try JSONEncoder().encode(body))
        let (data, _) = try await URLSession.shared.data(for: request)
        let json = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        return json.compactMapValues { $0 as? String }
    }
}
