public import Core
public import TerminalUI

/// One item: its title, which it is, and its text.
public struct SampleThingDetailPage: Component {
    private let state: SampleThingDetailState
    private let language: Language

    /// Makes the page of one state.
    public init(_ state: SampleThingDetailState, in language: Language) {
        self.state = state
        self.language = language
    }

    /// The page's lines.
    public func lines(width: Int) -> [Line] {
        Stack(spacing: 1) {
            Stack {
                Heading(SampleThingMessages.title.text(in: language))
                if let detail = state.detail {
                    Paragraph(detail.title, style: .strong)
                    Paragraph(SampleThingMessages.item(detail.id).text(in: language), style: .secondary)
                }
            }
            if let detail = state.detail {
                Paragraph(detail.body)
            }
            switch state {
            case .idle, .loaded: Stack {}
            case .loading: Paragraph(SampleThingMessages.loading.text(in: language), style: .secondary)
            case .error(let error, _): Banner(.error, error.message.text(in: language))
            }
        }
        .lines(width: width)
    }
}
