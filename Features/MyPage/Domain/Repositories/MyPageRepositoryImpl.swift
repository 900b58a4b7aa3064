import Core

/// Reads and changes the profile through the API.
struct MyPageRepositoryImpl: MyPageRepository {
    let apiClient: any APIClient

    func profile() async throws(MyPageError) -> Profile {
        do throws(APIError) {
            let response: ProfileResponse = try await apiClient.get(path: "/v1/me")
            return response.profile
        } catch {
            throw MyPageError(error)
        }
    }

    func update(_ changes: [ProfileField: String], of user: User.ID) async throws(MyPageError) -> Profile? {
        do throws(APIError) {
            let body = Dictionary(uniqueKeysWithValues: changes.map { ($0.key, $1) })
            let response: ProfileResponse? = try await apiClient.patch(path: "/v1/me", body: body, of: .user(user))
            return response?.profile
        } catch {
            throw MyPageError(error)
        }
    }
}

extension ProfileField {
    /// The name of the field in the API.
    public var key: String { self == .name ? "user_name" : rawValue }
}

extension MyPageError {
    fileprivate init(_ error: APIError) {
        guard case .refused(let refusal) = error else {
            self = .request(error)
            return
        }
        self =
            switch refusal.status {
            case 401: .notSignedIn
            case 404, 405, 501: .noAccounts
            case 409 where refusal.code == "email_taken": .invalidFields([.email: .taken])
            default: .request(error)
            }
    }
}
