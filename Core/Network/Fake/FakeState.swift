import Core
import Foundation

/// What differs from a fake backend's sample data: who is signed in, who failed to, and what was edited.
public struct FakeState: Codable, Equatable, Sendable {
    private var version = SchemaVersion()
    /// The live sessions, by access token.
    var sessions: [String: FakeSession] = [:]
    /// When each user last signed in, by the user's id.
    var lastLogins: [String: Date] = [:]
    /// The failed logins of the last minute.
    var loginFailures = LoginFailures()
    /// What was written to each collection, by its name.
    var changes: [String: CollectionChanges] = [:]

    /// The state of a backend that nothing has happened to.
    public init() {}
}

/// A login that has not ended. Its access token is the key that it is kept by.
struct FakeSession: Codable, Equatable, Sendable {
    let userID: String
    let refreshToken: String
    /// When the access token ends; the refresh token does not.
    let expiresAt: Date
}
