import Core
import Foundation
import MyPage
import TerminalUI

/// The screen of the profile. While the user edits the profile, the screen shows the typed texts.
struct ProfileScreen: Component {
    private let state: MyPageState
    private let form: ProfileFormState?
    private let language: Language
    private let timeZone: TimeZone

    init(_ state: MyPageState, in language: Language, timeZone: TimeZone = .current) {
        self.state = state
        form = nil
        self.language = language
        self.timeZone = timeZone
    }

    /// Shows a form. When it is saved, shows the saved profile.
    init(editing form: ProfileFormState, in language: Language) {
        let saved: Profile? = if case .saved(let profile) = form { profile } else { nil }
        state = .idle(previous: saved)
        self.form = form
        self.language = language
        timeZone = .current
    }

    func lines(width: Int) -> [Line] {
        Stack(spacing: 1) {
            Stack {
                Heading(MyPageMessages.title.text(in: language), detail: detail)
                if let draft = form?.draft {
                    FieldList(ProfileField.allCases.flatMap { typed($0, in: draft) })
                } else if let profile = state.content {
                    FieldList(fields(of: profile))
                }
            }
            if case .loading = state {
                Paragraph(ListMessages.loading.text(in: language), style: .secondary)
            } else if let error = state.error ?? failure {
                Banner(.error, error.message.text(in: language))
            }
        }
        .lines(width: width)
    }
}

extension ProfileScreen {
    private var detail: String {
        switch form {
        case .editing: AppMessages.editing.text(in: language)
        case .saving: FormMessages.saving.text(in: language)
        case .saved, nil: ""
        }
    }

    /// The problems of fields are shown at the fields.
    private var failure: MyPageError? {
        if case .editing(_, .failure(let failure)?) = form { failure } else { nil }
    }

    /// What the user typed into a field, and what is wrong with it.
    private func typed(_ field: ProfileField, in draft: FormDraft<ProfileField>) -> [FieldList.Field] {
        let label = field.label.text(in: language)
        let value = FieldList.Field(label, draft[field], style: draft.isChanged(field) ? .accent : .plain)
        guard let problem = draft.problems[field] else { return [value] }
        return [value, FieldList.Field("", "✗ " + problem.text(in: language), style: .error)]
    }

    private func fields(of profile: Profile) -> [FieldList.Field] {
        let fields = ProfileField.allCases.map { field in
            FieldList.Field(field.label.text(in: language), profile[field])
        }
        let lastLogin = MyPageMessages.lastLogin.text(in: language)
        let day = profile.lastLoginDate?.day(in: language, timeZone: timeZone)
        return fields + (day.map { [FieldList.Field(lastLogin, $0)] } ?? [])
    }
}

extension AppMessages {
    fileprivate static let editing = Message(en: "editing", ja: "編集中")
}
