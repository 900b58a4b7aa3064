public import Core

/// The states of MyPage.
public typealias MyPageState = LoadState<Profile, MyPageError>
/// The states of the form in which the user edits the profile.
public typealias ProfileFormState = FormState<Profile, MyPageError>
/// The store of that form.
public typealias ProfileFormStore = FormStore<Profile, MyPageError>

extension Profile: CustomStringConvertible {
    /// The name of the user, for logs and tests.
    public var description: String { name }
}
