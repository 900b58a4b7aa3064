import Authentication
import Core

/// The JSON output of `focal login` and `focal status`: the server, and the user who is signed in.
struct SessionDocument: Encodable {
    private let server: String
    private let user: Entry

    init(_ user: AuthenticatedUser, at server: String) {
        self.server = server
        self.user = Entry(id: "\(user.id)", name: user.name, email: user.email)
    }

    private struct Entry: Encodable {
        let id: String
        let name: String
        /// It is missing if the user has none.
        let email: String?
    }
}
