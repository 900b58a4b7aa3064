import Core

/// The rules of the profile: what a field may hold, and that only changes are sent.
struct MyPageUseCase: Sendable {
    let repository: any MyPageRepository

    /// The profile of whoever is signed in.
    func profile() async throws(MyPageError) -> Profile {
        try await repository.profile()
    }

    /// Saves what differs; nothing is sent when nothing does.
    func save(_ edit: ProfileEdit) async throws(MyPageError) -> Profile {
        edit.changes.isEmpty ? edit.profile : try await repository.update(edit.changes)
    }

    /// What is wrong with the changed fields. A field that nobody touched is left as the server has it.
    func problems(in edit: ProfileEdit) -> [ProfileField: FieldProblem] {
        edit.changes.reduce(into: [:]) { problems, change in
            problems[change.key] = problem(in: change.value, of: change.key)
        }
    }

    private func problem(in text: String, of field: ProfileField) -> FieldProblem? {
        let limit = 100
        guard text.count <= limit else { return .tooLong(limit: limit) }
        return switch field {
        case .name: text.isEmpty ? .empty : nil
        case .email: text.isEmpty ? .empty : text.isEmail ? nil : .notAnEmail
        case .phone: text.isEmpty || text.isPhoneNumber ? nil : .notAPhoneNumber
        case .website: text.isEmpty || text.isWebsite ? nil : .notAWebsite
        }
    }
}

extension String {
    fileprivate var isEmail: Bool {
        let parts = split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && String(parts[1]).isWebsite && !hasSpace
    }

    fileprivate var isPhoneNumber: Bool {
        let digits = filter { $0.isASCII && $0.isNumber }
        return digits.count >= 3 && allSatisfy { $0.isASCII && ($0.isNumber || " +-.()x".contains($0)) }
    }

    fileprivate var isWebsite: Bool {
        let labels = split(separator: ".", omittingEmptySubsequences: false)
        return labels.count >= 2 && labels.allSatisfy { !$0.isEmpty } && !hasSpace
    }

    private var hasSpace: Bool {
        contains(where: \.isWhitespace)
    }
}
