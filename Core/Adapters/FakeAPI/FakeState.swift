import Core
import Foundation

/// The part of the data of a fake backend that can change. It contains sessions, failed logins and changed items.
public struct FakeState: Codable, Equatable, Sendable {
    private var version = SchemaVersion.current
    /// The sessions that have not ended. The key is the access token, which may have expired.
    var sessions: [String: FakeSession] = [:]
    /// When users last signed in. The key is the id of the user.
    var lastLogins: [String: Date] = [:]
    /// The recent failed logins.
    var loginFailures = LoginFailures()
    /// The changed items. The key is the name of the collection.
    var changes: [String: CollectionChanges] = [:]
    /// The responses to changes with an `Idempotency-Key`. It is missing in an older file.
    var answers: FakeAnswers?
    /// The files that were uploaded last. They are missing in an older file.
    var uploads: [FakeUpload]?

    /// Creates a state without sessions, failed logins or changed items.
    package init() {}
}

extension SampleData {
    /// The items of a collection, with the changes in `state`. An unknown collection has no items.
    func items(of name: String, in state: FakeState) -> [JSONObject] {
        let items = self[name] ?? []
        return state.changes[name]?.applied(to: items) ?? items
    }
}

/// A session on the server. `FakeState` stores each session with its access token as the key.
struct FakeSession: Codable, Equatable, Sendable {
    let userID: String
    let refreshToken: String
    /// When the access token expires. The refresh token does not expire.
    let expiresAt: Date
}
