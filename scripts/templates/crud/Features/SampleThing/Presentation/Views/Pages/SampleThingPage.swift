public import Core
public import TerminalUI

/// The items, and how many there are.
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
                Heading(title, detail: count)
                if let content = state.content {
                    SampleThingRows(content: content)
                }
            }
            note
        }
        .lines(width: width)
    }
}

extension SampleThingPage {
    private var title: String {
        let title = SampleThingMessages.title.text(in: language)
        guard let filter = state.content?.query.filter, filter != .all else { return title }
        return "\(title) · \(SampleThingMessages.name(of: filter).text(in: language))"
    }

    private var count: String {
        guard let content = state.content else { return "" }
        return SampleThingMessages.items(content.items.count, of: content.total).text(in: language)
    }

    private var note: Stack {
        Stack {
            switch state {
            case .idle: Stack {}
            case .loading: Paragraph(SampleThingMessages.loading.text(in: language), style: .secondary)
            case .saving: Paragraph(SampleThingMessages.saving.text(in: language), style: .secondary)
            case .loaded(let content):
                if content.items.isEmpty {
                    let nothing = SampleThingMessages.nothing(of: content.query.filter)
                    Paragraph(nothing.text(in: language), style: .secondary)
                }
            case .error(let error, _): Banner(.error, error.message.text(in: language))
            }
        }
    }
}
