import Core
import Foundation
import SampleThing
import TerminalUI

struct SampleThingScreen: Component {
    let state: SampleThingState
    let language: Language
    var timeZone = TimeZone.current

    func lines(width: Int) -> [Line] {
        Stack(spacing: 1) {
            Stack {
                Heading(SampleThingMessages.title.text(in: language), detail: name)
                if let content = state.content {
                    FieldList(
                        content.fieldTexts(in: language, timeZone: timeZone)
                            .map { FieldList.Field($0.label, $0.value) }
                    )
                }
            }
            switch state {
            case .idle, .loaded: Stack {}
            case .loading: Paragraph(ListMessages.loading.text(in: language), style: .secondary)
            case .error(let error, _): Banner(.error, error.message.text(in: language))
            }
        }
        .lines(width: width)
    }

    private var name: String {
        state.content.map { AppMessages.sampleItem($0.id).text(in: language) } ?? ""
    }
}

extension AppMessages {
    fileprivate static func sampleItem(_ id: SampleThingItem.ID) -> Message {
        Message(en: "sample item \(id)", ja: "サンプル項目 \(id)")
    }
}
