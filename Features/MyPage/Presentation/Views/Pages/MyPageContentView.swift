#if canImport(SwiftUI)
import Core
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

    /// The profile with its buttons, or the fields of an edit.
    public var body: some View {
        content.navigationTitle(MyPageMessages.title.text(in: language))
    }
}

extension MyPageContentView {
    @ViewBuilder
    private var content: some View {
        switch state {
        case .profile(let loadState):
            profile(loadState)
        case .editing(let draft), .saving(let draft):
            ProfileForm(draft, isSaving: state == .saving(draft), actions: actions)
        }
    }

    private func profile(_ loadState: LoadState<Profile, MyPageError>) -> some View {
        LoadStateView(loadState, actions: actions) { profile in
            if let error = loadState.error {
                ErrorRow(error, actions: actions)
            }
            ForEach(ProfileField.allCases, id: \.self) { field in
                LabeledContent(field.label.text(in: language), value: profile[field])
            }
            if let day = profile.lastLoginDate?.day(in: timeZone) {
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
        .refreshable { @MainActor in await actions?.load() }
    }
}

#if DEBUG
struct MyPageContentViewPreviews: PreviewProvider {
    static var previews: some View {
        previews(of: MyPageState.samples) { MyPageContentView($0) }
    }
}
#endif
#endif
