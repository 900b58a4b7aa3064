import Core
import SampleThing
import TerminalUI

/// The screen of the sample items. It shows one row for each sample item, and their number.
struct SampleThingScreen: Component {
    private let state: SampleThingState
    private let language: Language

    init(_ state: SampleThingState, in language: Language) {
        (self.state, self.language) = (state, language)
    }

    func lines(width: Int) -> [Line] {
        Stack(spacing: 1) {
            Stack {
                Heading(title, detail: count)
                if let content = state.content {
                    SampleThingRows(content: content, language: language)
                }
            }
            switch state {
            case .idle(nil): Stack {}
            case .idle: Paragraph(ListMessages.outdated.text(in: language), style: .secondary)
            case .loading: Paragraph(ListMessages.loading.text(in: language), style: .secondary)
            case .loaded(let content): Paragraph(end(of: content)?.text(in: language) ?? "", style: .secondary)
            case .error(let error, _): Banner(.error, error.message.text(in: language))
            }
        }
        .lines(width: width)
    }
}

extension SampleThingScreen {
    private var title: String {
        let title = SampleThingMessages.title.text(in: language)
        guard let filter = state.content?.query.filter, filter != .all else { return title }
        return "\(title) · \(SampleThingMessages.name(of: filter).text(in: language))"
    }

    private var count: String {
        guard let content = state.content else { return "" }
        return SampleThingMessages.sampleItems(content.sampleItems.count, of: content.total).text(in: language)
    }

    private func end(of content: SampleThingContent) -> Message? {
        content.sampleItems.isEmpty ? SampleThingMessages.empty(content.query.filter) : nil
    }
}
