public import Core

/// The list: items, and where in all of them they stand.
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
                Heading(title, detail: state.list.map(position) ?? "")
                if let list = state.list {
                    rows(of: list)
                }
            }
            switch state {
            case .idle: Stack {}
            case .loading, .loadingNext:
                Paragraph(SampleThingMessages.loading.text(in: language), style: .secondary)
            case .loaded(let list): Paragraph(end(of: list)?.text(in: language) ?? "", style: .secondary)
            case .error(let error, _): Banner(.error, error.message.text(in: language))
            }
        }
        .lines(width: width)
    }
}

extension SampleThingPage {
    private var title: String {
        let title = SampleThingMessages.title.text(in: language)
        guard let search = state.list?.query.search, !search.isEmpty else { return title }
        return "\(title) · \(search)"
    }

    private func position(of list: SampleThingList) -> String {
        let items = list.total.map { SampleThingMessages.items($0) }
        let page = list.items.isEmpty ? nil : SampleThingMessages.page(list.lastPage, of: list.pageCount)
        return [page, items].compactMap { $0?.text(in: language) }.joined(separator: " · ")
    }

    private func rows(of list: SampleThingList) -> Table {
        Table(
            columns: [Table.Column(.trailing, style: .secondary), Table.Column(.leading, isFlexible: true)],
            rows: list.items.map { ["\($0.id)", $0.title] }
        )
    }

    private func end(of list: SampleThingList) -> Message? {
        guard list.items.isEmpty else { return list.hasNext ? nil : SampleThingMessages.lastPage }
        if list.firstPage > 1 { return SampleThingMessages.emptyPage(list.firstPage, last: list.pageCount) }
        return list.query.search.isEmpty
            ? SampleThingMessages.noItems : SampleThingMessages.nothingFound(list.query.search)
    }
}
