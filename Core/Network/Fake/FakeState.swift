import Foundation

/// What differs from a fake backend's sample data: who is signed in, who failed to, and what was edited.
public struct FakeState: Equatable, Sendable {
    private static let currentVersion = 1

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

extension FakeState: Codable {
    enum CodingKeys: String, CodingKey {
        case version, sessions, lastLogins, loginFailures, changes
    }

    /// Reads a state.
    ///
    /// - Throws: `DecodingError`, also for a state of another version.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let version = try container.decode(Int.self, forKey: .version)
        guard version == Self.currentVersion else {
            let reason = "version \(Self.currentVersion) was expected, not \(version)"
            throw DecodingError.dataCorruptedError(forKey: .version, in: container, debugDescription: reason)
        }
        sessions = try container.decode(forKey: .sessions)
        lastLogins = try container.decode(forKey: .lastLogins)
        loginFailures = try container.decode(forKey: .loginFailures)
        changes = try container.decode(forKey: .changes)
    }

    /// Writes the state, with its version.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Self.currentVersion, forKey: .version)
        try container.encode(sessions, forKey: .sessions)
        try container.encode(lastLogins, forKey: .lastLogins)
        try container.encode(loginFailures, forKey: .loginFailures)
        try container.encode(changes, forKey: .changes)
    }
}

/// A login that has not ended. Its access token is the key that it is kept by.
struct FakeSession: Codable, Equatable, Sendable {
    let userID: String
    let refreshToken: String
    /// When the access token ends; the refresh token does not.
    let expiresAt: Date
}

extension KeyedDecodingContainer {
    fileprivate func decode<Value: Decodable>(forKey key: Key) throws -> Value {
        try decode(Value.self, forKey: key)
    }
}
