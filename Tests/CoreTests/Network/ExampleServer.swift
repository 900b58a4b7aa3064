import Core

/// A server with other paths, keys and errors than the fake server. docs/YourServer.md shows this file.
enum ExampleServer {
    static let address = "https://api.example.com/v2"

    static let translation = ServerTranslation(
        calls: [
            .init("/v1/login", at: "/sessions", keys: ["pass": "password"], response: session),
            .init("/v1/refresh", as: .put, at: "/sessions/current", keys: session),
            .init("/v1/logout", as: .delete, at: "/sessions/current"),
            .init("/v1/me", at: "/account", keys: ["user_id": "id", "user_name": "name"]),
            .init("/notes", at: "/documents", keys: ["title": "headline"]),
            .init("/notes/{id}", at: "/documents/{id}", keys: ["title": "headline"]),
        ],
        query: ["q": "query", "_page": "page", "_limit": "per_page"],
        content: "data",
        headers: ["X-Total-Count": "meta.total"],
        error: { body in
            guard let reason = body["reason"]?.text else { return nil }
            let wrongName = body["wrong.name"]?.text
            return ErrorResponse(code: "refused", message: reason, fields: wrongName.map { ["name": $0] })
        }
    )

    private static let session = [
        "user_id": "user.id", "user_name": "user.name", "email": "user.email",
        "access_token": "token", "refresh_token": "renewal",
    ]
}
