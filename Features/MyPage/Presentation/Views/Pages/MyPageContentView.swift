#if canImport(SwiftUI)
public import Core
public import SwiftUI

/// Draws a state of MyPage. It needs no store.
public struct MyPageContentView: View {
    @Environment(\.language) private var language
    @Environment(\.timeZone) private var timeZone
    private let state: MyPageState
    private let actions: (any MyPageActions)?

    /// Creates the view for one state. Without `actions`, for example in a preview, its buttons do nothing.
    public init(_ state: MyPageState, actions: (any MyPageActions)? = nil) {
        self.state = state
        self.actions = actions
    }

    /// The profile with its buttons.
    public var body: some View {
        LoadStateView(state, actions: actions) { profile in
            if let error = state.error {
                ErrorRow(error, actions: actions)
            }
            ForEach(ProfileField.allCases, id: \.self) { field in
                LabeledContent(field.label.text(in: language), value: profile[field])
            }
            if let day = profile.lastLoginDate?.day(in: language, timeZone: timeZone) {
                LabeledContent(MyPageMessages.lastLogin.text(in: language), value: day)
            }
            Button(MyPageMessages.edit.text(in: language)) { actions?.edit() }
            if actions?.canShowPosts != false {
                ScreenRow {
                    actions?.showPosts()
                } label: {
                    Text(MyPageMessages.posts.text(in: language))
                }
            }
        }
        .navigationTitle(MyPageMessages.title.text(in: language))
    }
}

#if DEBUG
struct MyPageContentViewPreviews: PreviewProvider {
    static var previews: some View {
        previews(of: MyPageState.samples) { MyPageContentView($0) }
        previews(of: ProfileFormState.samples) { FormView($0, title: MyPageMessages.edit) }
    }
}
#endif
#endif
