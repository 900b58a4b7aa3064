import Core
import Foundation

/// The rules of signing in and out.
struct AuthUseCase: Sendable {
    let repository: any AuthRepository
    let sessions: any SessionStore
    let clock: any Clock<Duration>

    /// Who was signed in when the app last ended, or `nil`.
    func restore() async throws(AuthError) -> User? {
        do throws(StorageError) {
            return try await sessions.session()?.user
        } catch {
            throw .storage(error)
        }
    }

    /// Signs in and keeps the session. Nobody signs in where no session can be kept.
    func login(email: String, pass: String) async throws(AuthError) -> User {
        let email = email.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !email.isEmpty, !pass.isEmpty else { throw .missingCredentials }
        do throws(StorageError) {
            try await sessions.checkWritable()
        } catch {
            throw .storage(error)
        }
        let session = try await repository.login(email: email, pass: pass)
        do throws(StorageError) {
            try await sessions.save(session)
        } catch {
            throw .storage(error)
        }
        return session.user
    }

    /// Ends the session on the server, which has 3 s for it, and forgets it whatever comes of that; `nil` when nobody was
    /// signed in.
    func logout() async throws(AuthError) -> LogoutReport? {
        let report = await revoke()
        do throws(StorageError) {
            try await sessions.clear()
        } catch .noFolder {
            throw .storage(.noFolder)
        } catch {
            throw .notForgotten(error, report)
        }
        return report
    }

    private func revoke() async -> LogoutReport? {
        do throws(StorageError) {
            guard try await sessions.session() != nil else { return nil }
        } catch {
            return .unreadable
        }
        let answer = Task {
            do throws(AuthError) {
                try await repository.logout()
                return LogoutReport.revoked
            } catch {
                return .notRevoked(error)
            }
        }
        // However long the answer takes to notice that nobody waits for it any more, the logout goes on.
        defer { answer.cancel() }
        return await withTaskGroup(of: LogoutReport.self) { group in
            group.addTask { await answer.valueUnlessCancelled ?? .unanswered }
            group.addTask {
                try? await clock.sleep(for: .seconds(3))
                return .unanswered
            }
            defer { group.cancelAll() }
            return await group.next() ?? .unanswered
        }
    }
}
