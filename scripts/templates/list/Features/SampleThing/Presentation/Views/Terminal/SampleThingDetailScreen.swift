public import Core
public import Foundation
public import TerminalUI

/// The screen of one sample item. It shows the details.
public struct SampleThingDetailScreen: Component {
    private let state: SampleThingDetailState
    private let language: Language
    private let timeZone: TimeZone

    /// Creates the screen for one state, with texts in `language` and the times of `timeZone`.
    public init(_ state: SampleThingDetailState, in language: Language, timeZone: TimeZone = .current) {
        self.state = state
        self.language = language
        self.timeZone = timeZone
    }

    /// Returns the lines of the screen for a terminal of this width.
    public func lines(width: Int) -> [Line] {
        Stack(spacing: 1) {
            if let content = state.content {
                Stack {
                    Heading(content.texts[0], detail: SampleThingMessages.sampleItem(content.id).text(in: language))
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
}
