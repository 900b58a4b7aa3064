public import Core
public import Foundation
public import TerminalUI

/// The screen of one sample item.
public struct SampleThingScreen: Component {
    private let state: SampleThingState
    private let language: Language
    private let timeZone: TimeZone

    /// Creates the screen for one state, with texts in `language` and the times of `timeZone`.
    public init(_ state: SampleThingState, in language: Language, timeZone: TimeZone = .current) {
        self.state = state
        self.language = language
        self.timeZone = timeZone
    }

    /// Returns the lines of the screen for a terminal of this width.
    public func lines(width: Int) -> [Line] {
        Stack(spacing: 1) {
            Stack {
                Heading(SampleThingMessages.title.text(in: language), detail: name)
                if let content = state.content {
                    FieldList(
                        content.fieldTexts(in: language, timeZone: timeZone).map { FieldList.Field($0.label, $0.value) }
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
        state.content.map { SampleThingMessages.sampleItem($0.id).text(in: language) } ?? ""
    }
}
