import Core

/// The profile on a server that speaks the API.
struct MyPageRepositoryImpl: MyPageRepository {
    let apiClient: any APIClient
    let sessions: any SessionStore

    func profile() async throws(MyPageError) -> Profile {
        do throws(APIError) {
            let response: ProfileResponse = try await apiClient.get(path: "/v1/me")
            return response.profile
        } catch {
            throw MyPageError(error)
        }
    }

    func update(_ changes: [ProfileField: String]) async throws(MyPageError) -> Profile {
        let profile: Profile
        do throws(APIError) {
            let body = ProfileRequest(
                userName: changes[.name],
                userEmail: changes[.email],
                phone: changes[.phone],
                website: changes[.website]
            )
            let response: ProfileResponse = try await apiClient.patch(path: "/v1/me", body: body)
            profile = response.profile
        } catch {
            throw MyPageError(error)
        }
        await updateSession(with: profile.user)
        return profile
    }

    /// The edit is done, whether or not the session's copy of the user can follow.
    private func updateSession(with user: User) async {
        try? await sessions.update { session in
            if session?.user.id == user.id {
                session?.user = user
            }
        }
    }
}

extension MyPageError {
    fileprivate init(_ error: APIError) {
        self =
            switch error {
            case .refused(let refusal):
                switch refusal.status {
                case 401: .sessionEnded
                case 404, 405, 501: .noAccounts
                case 409 where refusal.code == "email_taken": .invalidFields([.email: .taken])
                case 422 where !refusal.problems.isEmpty: .invalidFields(refusal.problems)
                default: .serverError(.refused(status: refusal.status, message: refusal.message))
                }
            case .requestFailed(let failure): .noNetwork(failure)
            case .invalidResponse(let problem): .serverError(.unreadable(problem))
            case .storage(let error): .storage(error)
            }
    }
}

extension Refusal {
    /// The server's words at the fields that they are about; its name for `name` is `user_name`.
    fileprivate var problems: [ProfileField: FieldProblem] {
        fields.reduce(into: [:]) { problems, field in
            let name = field.key == "user_name" ? ProfileField.name : ProfileField(rawValue: field.key)
            if let name {
                problems[name] = .refused(field.value)
            }
        }
    }
}
