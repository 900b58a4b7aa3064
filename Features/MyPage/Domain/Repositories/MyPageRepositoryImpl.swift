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

    func update(_ changes: [ProfileField: String]) async throws(MyPageError) -> Profile? {
        do throws(APIError) {
            let body = ProfileRequest(changes: changes)
            let response: ProfileResponse? = try await apiClient.patch(path: "/v1/me", body: body)
            return response?.profile
        } catch {
            throw MyPageError(error)
        }
    }
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
            case 422 where !refusal.problems.isEmpty: .invalidFields(refusal.problems)
            default: .request(error)
            }
    }
}

extension Refusal {
    /// The error messages of the server for the fields that the user can edit.
    fileprivate var problems: [ProfileField: FieldProblem] {
        fields.reduce(into: [:]) { problems, field in
            // Some servers write `Email` for the field `email`.
            let name = ProfileField.allCases.first { $0.rawValue.lowercased() == field.key.lowercased() }
            if let name { problems[name] = .refused(field.value) }
        }
    }
}
