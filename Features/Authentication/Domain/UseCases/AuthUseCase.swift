import Core
import Foundation

/// The rules of signing in and out.
struct AuthUseCase: Sendable {
    let repository: any AuthRepository
    let sessions: any SessionStore

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

    /// Ends the session on the server, and forgets it whatever the server says.
    func logout() async throws(AuthError) -> LogoutReport {
        let report: LogoutReport
        do throws(AuthError) {
            try await repository.logout()
            report = .revoked
        } catch {
            report = .notRevoked(error)
        }
        do throws(StorageError) {
            try await sessions.clear()
        } catch {
            throw .storage(error)
        }
        return report
    }
}
