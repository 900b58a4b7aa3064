public import Core

/// Loads the profile, and opens the form in which the user edits it.
public final class MyPageStore: LoadStore<Profile, MyPageError>, ScreenStore {
    /// The open form. `nil` means that the user does not edit the profile.
    @Observed public private(set) var form: ProfileFormStore?
    /// Whether the form has changes that are not saved.
    public var isUnsaved: Bool { form?.state.isUnsaved ?? false }
    private let myPageUseCase: MyPageUseCase
    private let onShowPosts: (@MainActor () -> Void)?

    init(myPageUseCase: MyPageUseCase, onShowPosts: (@MainActor () -> Void)?) {
        (self.myPageUseCase, self.onShowPosts) = (myPageUseCase, onShowPosts)
        super.init { _, _ async throws(MyPageError) in try await myPageUseCase.profile() }
    }

    /// Loads the profile. Does nothing during an edit, so that an old response does not replace what was saved.
    public override func load() async {
        if form == nil { await super.load() }
    }

    /// Removes the error from the state, and from the form.
    public override func acknowledgeError() {
        super.acknowledgeError()
        form?.acknowledgeError()
    }

    /// Stops the running work. The profile stays visible, and an edit that was being saved can be edited again.
    public override func cancel() {
        super.cancel()
        form?.cancel()
    }
}

extension MyPageStore: MyPageActions {
    /// Opens the form. Does nothing if no profile is loaded.
    public func edit() {
        guard form == nil, let profile = state.content else { return }
        cancel()
        form = FormStore(FormDraft(of: profile)) { [myPageUseCase] draft async throws(ProfileFormError) in
            do throws(MyPageError) {
                return try await myPageUseCase.save(draft.texts, of: profile)
            } catch {
                throw ProfileFormError(error)
            }
        } onSaved: { [weak self] saved in
            if saved != profile { self?.replaceContent(saved) }
            self?.closeForm()
        }
    }

    /// Closes the form, during a save only if the save fails. If the server may have saved the edit, loads the profile
    /// again.
    public func closeForm() {
        form?.end { [weak self] in
            guard let self, let form else { return }
            self.form = nil
            // `edit()` can have stopped a load, which must run now if nothing was saved.
            if form.mayBeSaved || state.needsLoad { startOther() }
        }
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
