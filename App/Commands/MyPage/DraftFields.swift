import Core
import MyPage
import TerminalUI

/// Shows the fields of the profile during an edit, and what is wrong with each field.
struct DraftFields: Component {
    let draft: ProfileDraft
    let language: Language

    func lines(width: Int) -> [Line] {
        FieldList(ProfileField.allCases.flatMap(fields)).lines(width: width)
    }

    private func fields(of field: ProfileField) -> [FieldList.Field] {
        let label = field.label.text(in: language)
        let isChanged = draft[field] != draft.original[field]
        let value = FieldList.Field(label, draft[field], style: isChanged ? .accent : .plain)
        guard let problem = draft.problems[field] else { return [value] }
        return [value, FieldList.Field("", "✗ " + problem.message.text(in: language), style: .error)]
    }
}
