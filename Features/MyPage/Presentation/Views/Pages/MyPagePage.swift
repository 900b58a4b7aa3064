public import Core
import Foundation
public import TerminalUI

/// The profile of whoever is signed in, shown or being edited.
public struct MyPagePage: Component {
    private let state: MyPageState
    private let language: Language

    /// Makes the page of one state.
    public init(_ state: MyPageState, in language: Language) {
        self.state = state
        self.language = language
    }

    /// The page's lines.
    public func lines(width: Int) -> [Line] {
        Stack(spacing: 1) {
            Stack {
                Heading(MyPageMessages.title.text(in: language), detail: detail)
                fields
            }
            switch state {
            case .idle, .loaded, .saving: Stack {}
            case .loading: Paragraph(MyPageMessages.loading.text(in: language), style: .secondary)
            case .editing(let draft): failure(draft.failure)
            case .error(let error, _): failure(error)
            case .signedOut: Paragraph(MyPageMessages.signedOut.text(in: language), style: .secondary)
            }
        }
        .lines(width: width)
    }
}

extension MyPagePage {
    private var detail: String {
        switch state {
        case .editing: MyPageMessages.editing.text(in: language)
        case .saving: MyPageMessages.saving.text(in: language)
        case .idle, .loading, .loaded, .error, .signedOut: ""
        }
    }

    private var fields: Stack {
        Stack {
            switch state {
            case .editing(let draft), .saving(let draft):
                DraftFields(draft: draft, language: language)
            case .idle, .loading, .loaded, .error, .signedOut:
                if let details = state.details {
                    FieldList(shown(details))
                }
            }
        }
    }

    private func shown(_ details: ProfileDetails) -> [FieldList.Field] {
        let fields = ProfileField.allCases.map { field in
            FieldList.Field(MyPageMessages.label(of: field).text(in: language), details[field])
        }
        let lastLogin = details.lastLoginDate.formatted(.iso8601.year().month().day().dateSeparator(.dash))
        return fields + [FieldList.Field(MyPageMessages.lastLogin.text(in: language), lastLogin)]
    }

    private func failure(_ error: MyPageError?) -> Stack {
        Stack {
            if let error {
                Banner(.error, error.message.text(in: language))
            }
        }
    }
}
