import Core
import Foundation
import SampleThing
import TerminalUI

struct SampleThingDetailScreen: Component {
    let state: SampleThingDetailState
    #if CHANGES
    var changes: [PendingChange] = []
    #endif
    #if CRUD
    var isRemoved = false
    #endif
    let language: Language
    var timeZone = TimeZone.current

    func lines(width: Int) -> [Line] {
        #if CRUD
        if isRemoved, let content = state.content {
            return Paragraph(SampleThingMessages.removed(content).text(in: language)).lines(width: width)
        }
        #endif
        return Stack(spacing: 1) {
            if let content = state.content {
                Stack {
                    Heading(content.texts[0], detail: AppMessages.sampleItem(content.id).text(in: language))
                    FieldList(
                        content.fieldTexts(in: language, timeZone: timeZone).dropFirst()
                            .map { FieldList.Field($0.label, $0.value) }
                    )
                }
            }
            #if FLAG
            if state.content?.sampleFlag == true { Paragraph(SampleThingMessages.sampleFlag.text(in: language)) }
            #endif
            #if CHANGES
            if let change = changes.first {
                Paragraph(ChangeMessages.mark(of: change).text(in: language), style: .secondary)
            }
            #endif
            switch state {
            case .idle, .loaded: Stack {}
            case .loading: Paragraph(ListMessages.loading.text(in: language), style: .secondary)
            case .error(let error, _): Banner(.error, error.message.text(in: language))
            }
        }
        .lines(width: width)
    }
}

extension AppMessages {
    fileprivate static func sampleItem(_ id: SampleThingItem.ID) -> Message {
        Message(en: "sample item \(id)", ja: "サンプル項目 \(id)")
    }
}
