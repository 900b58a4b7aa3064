public import Core

/// The states of MyPage.
public typealias MyPageState = LoadState<Profile, MyPageError>
/// The reason why an edit of the profile was not saved.
public typealias ProfileFormError = FormError<ProfileField, MyPageError>
/// The states of the form in which the user edits the profile.
public typealias ProfileFormState = FormState<Profile, ProfileFormError>
/// The store of that form.
public typealias ProfileFormStore = FormStore<Profile, ProfileFormError>

extension Profile: CustomStringConvertible {
    /// The name of the user, for logs and tests.
    public var description: String { name }
}
