public import Core
public import TerminalUI

/// One item: its title, which it is, and its text.
public struct SampleThingPage: Component {
    private let state: SampleThingState
    private let language: Language

    /// Makes the page of one state.
    public init(_ state: SampleThingState, in language: Language) {
        self.state = state
        self.language = language
    }

    /// The page's lines.
    public func lines(width: Int) -> [Line] {
        Stack(spacing: 1) {
            Stack {
                Heading(SampleThingMessages.title.text(in: language))
                if let content = state.content {
                    Paragraph(content.title, style: .strong)
                    Paragraph(SampleThingMessages.item(content.id).text(in: language), style: .secondary)
                }
            }
            if let content = state.content {
                Paragraph(content.body)
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
