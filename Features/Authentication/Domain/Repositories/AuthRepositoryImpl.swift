import Core
import Foundation

/// Signs in and out through the API.
struct AuthRepositoryImpl: AuthRepository {
    let apiClient: any APIClient
    let now: @Sendable () -> Date

    func login(email: String, pass: String) async throws(AuthError) -> Session {
        do throws(APIError) {
            let body = LoginRequest(email: email, pass: pass)
            let response: SessionResponse =
                try await apiClient.post(path: "/v1/login", body: body, isAuthorized: false, secrets: [pass])
            return Session(user: response.user.user, tokens: response.tokens?.tokens(receivedAt: now()))
        } catch {
            throw AuthError(error)
        }
    }

    func logout() async throws(AuthError) -> LogoutReport {
        do throws(APIError) {
            try await apiClient.post(path: "/v1/logout", body: JSONObject())
        } catch .refused(let refusal) where refusal.status == 401 {
            // The session has already ended, so the logout has succeeded.
        } catch .refused(let refusal) where [404, 405, 501].contains(refusal.status) {
            throw .noAccounts
        } catch {
            throw .request(error)
        }
        return .revoked
    }
}

extension AuthError {
    fileprivate init(_ error: APIError) {
        guard case .refused(let refusal) = error else {
            self = .request(error)
            return
        }
        self =
            switch refusal.status {
            case 401: .invalidCredentials
            case 404, 405, 501: .noAccounts
            // A refusal of something else has words of its own.
            case 422 where !refusal.fields.isEmpty && refusal.fields.keys.allSatisfy { $0.lowercased() == "email" }:
                .invalidEmail
            case _ where refusal.isLimit: .tooManyAttempts(retryAfter: refusal.retryAfter)
            default: .request(error)
            }
    }
}
