import Core
import Foundation

/// The rules for signing in and out.
struct AuthUseCase: Sendable {
    let repository: any AuthRepository
    let sessions: any SessionStore
    let clock: any Clock<Duration>
    private static let cancelled = AuthError.request(.requestFailed(ConnectionFailure(.cancelled, server: "")))

    /// Returns the user of the saved session. Returns `nil` if nobody is signed in.
    func restore() async throws(AuthError) -> User? {
        try await saved { sessions throws(StorageError) in try await sessions.session()?.user }
    }

    /// The changes of the saved session from now on.
    func changes() -> AsyncStream<SessionChange> {
        sessions.changes()
    }

    /// Signs in and saves the session. Before the login request, this method checks that a session can be saved.
    func login(email: String, pass: String) async throws(AuthError) -> User {
        let email = email.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !email.isEmpty else { throw .missingEmail }
        guard !pass.isEmpty else { throw .missingPassword }
        return try await signIn { repository throws(AuthError) in
            try await repository.login(email: email, pass: pass)
        }
    }

    /// Signs in with a token, as `login(email:pass:)` does.
    func login(token: String) async throws(AuthError) -> User {
        let token = token.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !token.isEmpty else { throw .missingToken }
        return try await signIn { repository throws(AuthError) in try await repository.login(token: token) }
    }

    /// Asks the server to end the session, and waits at most 3 s for the response. After that, deletes the session of
    /// this user from this device, even if the request failed, but not the session of another user who has signed in
    /// meanwhile. A session that cannot be read is deleted without a request. If the caller is cancelled, nothing is
    /// deleted. Returns `nil` if nobody was signed in.
    func logout() async throws(AuthError) -> LogoutReport? {
        let user: User.ID?
        do throws(StorageError) {
            guard let session = try await sessions.session() else { return nil }
            user = session.user.id
        } catch {
            user = nil
        }
        let report = user == nil ? .unreadable : await revoke()
        guard !Task.isCancelled else { throw Self.cancelled }
        do throws(StorageError) {
            try await sessions.clear(of: user)
        } catch .noFolder {
            throw .request(.storage(.noFolder))
        } catch {
            throw .notForgotten(error, report)
        }
        return report
    }
}

extension AuthUseCase {
    private func signIn(
        _ login: (any AuthRepository) async throws(AuthError) -> Session
    ) async throws(AuthError) -> User {
        try await saved { sessions throws(StorageError) in try await sessions.checkWritable() }
        let session = try await login(repository)
        // A cancelled login must not replace the session of a later login.
        guard !Task.isCancelled else { throw Self.cancelled }
        try await saved { sessions throws(StorageError) in try await sessions.save(session) }
        return session.user
    }

    private func saved<Value>(
        _ access: (any SessionStore) async throws(StorageError) -> Value
    ) async throws(AuthError) -> Value {
        do throws(StorageError) {
            return try await access(sessions)
        } catch {
            throw .request(.storage(error))
        }
    }

    private func revoke() async -> LogoutReport {
        let request = Task {
            do throws(AuthError) {
                return try await repository.logout()
            } catch {
                return .notRevoked(error)
            }
        }
        // `request` is not a child task of the task group below, so cancel it at the end.
        defer { request.cancel() }
        return await withTaskGroup(of: LogoutReport.self) { group in
            group.addTask { await request.valueUnlessCancelled ?? .noResponse }
            group.addTask {
                try? await clock.sleep(for: .seconds(3))
                return .noResponse
            }
            defer { group.cancelAll() }
            return await group.next() ?? .noResponse
        }
    }
}
