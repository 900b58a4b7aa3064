public import Core

/// Loads the profile, and makes the form in which the user edits it.
public final class MyPageStore: LoadStore<Profile, MyPageError>, ScreenStore {
    private let myPageUseCase: MyPageUseCase
    private let onEdit: @MainActor (ProfileFormStore) -> Void
    private let onShowPosts: (@MainActor () -> Void)?

    init(
        myPageUseCase: MyPageUseCase,
        onEdit: @escaping @MainActor (ProfileFormStore) -> Void,
        onShowPosts: (@MainActor () -> Void)?
    ) {
        (self.myPageUseCase, self.onEdit, self.onShowPosts) = (myPageUseCase, onEdit, onShowPosts)
        super.init { _, _ async throws(MyPageError) in try await myPageUseCase.profile() }
    }

    /// Creates the form. `nil` means that no profile is loaded.
    public func makeForm() -> ProfileFormStore? {
        guard let profile = state.content else { return nil }
        return FormStore(FormDraft(of: profile)) { [myPageUseCase] draft async throws(ProfileFormError) in
            do throws(MyPageError) {
                return try await myPageUseCase.save(draft.texts, of: profile)
            } catch {
                throw ProfileFormError(error)
            }
        } onSaved: { [weak self] in
            // Also stops a load, whose response can be older.
            self?.replaceContent($0)
        } onUnknown: { [weak self] in
            self?.startOther()
        }
    }
}

extension MyPageStore: MyPageActions {
    /// Opens the form. Does nothing if no profile is loaded.
    public func edit() {
        if let form = makeForm() { onEdit(form) }
    }

    /// Whether the app has given this store a closure that shows the posts.
    public var canShowPosts: Bool { onShowPosts != nil }

    /// Calls the closure that the app has given to this store.
    public func showPosts() {
        onShowPosts?()
    }
}

extension ProfileFormError {
    /// Shows the problems of fields at the fields, also those that the server names.
    init(_ error: MyPageError) {
        switch error {
        case .invalidFields(let problems): self = .invalidFields(problems.mapValues(\.message))
        case .request(.refused(let refusal)) where refusal.status == 422: self.init(refusal, or: error)
        case .notSignedIn, .noAccounts, .request: self = .failure(error)
        }
    }
}
