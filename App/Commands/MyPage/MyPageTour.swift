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
        func show(_ title: Message, _ action: @MainActor () async -> Void) async throws(Failure) {
            try await tour.step(title, myPage, { ProfileScreen($0, in: $1) }, action)
        }
        try await show(MyPageRoute.title) { await myPage.load() }
        try tour.check(myPage.state.error, is: nil)
        try await show(AppMessages.refusedEdit) {
            myPage.edit()
            myPage.change(.email, to: "leanne")
            await myPage.save()
        }
        try tour.check(myPage.state.error, is: .invalidFields([.email: .notAnEmail]))
        try await show(AppMessages.edit) {
            myPage.change(.email, to: "leanne@example.com")
            await myPage.save()
        }
        try tour.check(myPage.state.error, is: nil)
    }
}

extension AppMessages {
    fileprivate static let refusedEdit = Message(en: "An edit with an invalid email", ja: "正しくないメールアドレスでの編集")
    fileprivate static let edit = Message(en: "An edit", ja: "編集")
}
