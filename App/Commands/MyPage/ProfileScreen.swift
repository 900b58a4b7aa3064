import Core
import Foundation
import MyPage
import TerminalUI

/// The screen of the profile. While the user edits the profile, the screen shows the typed texts.
struct ProfileScreen: Component {
    private let state: MyPageState
    private let language: Language
    private let timeZone: TimeZone

    init(_ state: MyPageState, in language: Language, timeZone: TimeZone = .current) {
        (self.state, self.language, self.timeZone) = (state, language, timeZone)
    }

    func lines(width: Int) -> [Line] {
        Stack(spacing: 1) {
            Stack {
                Heading(MyPageMessages.title.text(in: language), detail: detail)
                fields
            }
            switch state {
            case .profile(.idle), .profile(.loaded), .saving: Stack {}
            case .profile(.loading): Paragraph(ListMessages.loading.text(in: language), style: .secondary)
            case .profile(.error(let error, _)): failure(error)
            case .editing(let draft): failure(draft.failure)
            }
        }
        .lines(width: width)
    }
}

extension ProfileScreen {
    private var detail: String {
        switch state {
        case .editing: AppMessages.editing.text(in: language)
        case .saving: MyPageMessages.saving.text(in: language)
        case .profile: ""
        }
    }

    private var fields: Stack {
        Stack {
            switch state {
            case .editing(let draft), .saving(let draft):
                DraftFields(draft: draft, language: language)
            case .profile(let loadState):
                if let profile = loadState.content {
                    FieldList(shown(profile))
                }
            }
        }
    }

    private func shown(_ profile: Profile) -> [FieldList.Field] {
        let fields = ProfileField.allCases.map { field in
            FieldList.Field(field.label.text(in: language), profile[field])
        }
        let lastLogin = MyPageMessages.lastLogin.text(in: language)
        return fields + (profile.lastLoginDate.map { [FieldList.Field(lastLogin, $0.day(in: timeZone))] } ?? [])
    }

    private func failure(_ error: MyPageError?) -> Stack {
        Stack {
            if let error {
                Banner(.error, error.message.text(in: language))
            }
        }
    }
}

extension AppMessages {
    fileprivate static let editing = Message(en: "editing", ja: "編集中")
}
