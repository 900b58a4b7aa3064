import Core
import MyPage
import Root

/// The part of `focal demo` that shows MyPage.
@MainActor
extension MyPageCommand: TourPart {
    /// Shows the profile, tries to save an invalid email, and saves a valid email.
    static func show(in tour: Tour) async throws(Failure) {
        tour.root.select(tab: MyPageRoute.name)
        let myPage = try tour.visible(MyPageStore.self, in: MyPageRoute.name)
        try await tour.step(MyPageRoute.title, myPage, { ProfileScreen($0, in: $1) }) { await myPage.load() }
        try tour.check(myPage.state.error, is: nil)
        myPage.edit()
        guard let form = tour.root.screens(in: .modal(0)).last?.store as? ProfileFormStore
        else { throw Failure(myPage.state.error) }
        func show(_ title: Message, email: String) async throws(Failure) {
            try await tour.step(title, form, { ProfileScreen(editing: $0, in: $1) }) {
                form.change(.email, to: email)
                await form.save()
            }
        }
        try await show(AppMessages.refusedEdit, email: "leanne")
        try tour.check(form.state.error, is: .invalidFields([.email: ProfileProblem.notAnEmail.message]))
        try await show(AppMessages.edit, email: "leanne@example.com")
        try tour.check(form.state.error, is: nil)
    }
}

extension AppMessages {
    fileprivate static let refusedEdit = Message(en: "An edit with an invalid email", ja: "正しくないメールアドレスに変更")
    fileprivate static let edit = Message(en: "An edit", ja: "編集")
}
