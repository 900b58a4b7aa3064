import Core
import Foundation
import SampleThing
import TerminalUI

/// The screen of the list. It shows the sample items and the page number.
struct SampleThingScreen: Component {
    private let state: SampleThingState
    #if CRUD
    private let changes: [PendingChange]
    #endif
    private let language: Language
    private let timeZone: TimeZone
    private let now: Date

    /// `now` is used to show how old a saved page is.
    init(
        _ state: SampleThingState,
        // #if CRUD
        changes: [PendingChange] = [],
        // #endif
        in language: Language,
        timeZone: TimeZone = .current,
        now: Date = Date()
    ) {
        #if CRUD
        self.changes = changes
        #endif
        (self.state, self.language, self.timeZone, self.now) = (state, language, timeZone, now)
    }

    func lines(width: Int) -> [Line] {
        Stack(spacing: 1) {
            Stack {
                Heading(title, detail: state.content.map(position) ?? "")
                if let content = state.content {
                    SampleThingRows(
                        content: content,
                        // #if CRUD
                        changes: changes,
                        // #endif
                        language: language,
                        timeZone: timeZone
                    )
                }
            }
            switch state {
            case .idle, .loaded(_, next: .waiting): Stack {}
            case .loading, .loaded(_, next: .loading):
                Paragraph(ListMessages.loading.text(in: language), style: .secondary)
            case .error(let error, _, _), .loaded(_, next: .failed(let error)):
                Banner(.error, error.message.text(in: language))
            case .loaded(let content, next: nil): Paragraph(end(of: content).text(in: language), style: .secondary)
            }
            if case .loaded(let content, _) = state, let savedAt = content.savedAt {
                Banner(.warning, ListMessages.offline(savedAt: savedAt, now: now).text(in: language))
            } else if let savedAt = state.content?.savedAt {
                Paragraph(ListMessages.saved(at: savedAt, now: now).text(in: language), style: .secondary)
            }
            if state.isOutdated {
                Paragraph(ListMessages.outdated.text(in: language), style: .secondary)
            }
        }
        .lines(width: width)
    }
}

extension SampleThingScreen {
    private var title: String {
        #if BOOL
        let filter = state.content?.query.filter ?? .all
        let name = filter == .all ? "" : " · \(SampleThingMessages.name(of: filter).text(in: language))"
        let title = SampleThingMessages.title.text(in: language) + name
        #else
        let title = SampleThingMessages.title.text(in: language)
        #endif
        guard let search = state.content?.query.search, !search.isEmpty else { return title }
        return "\(title) · \(search)"
    }

    private func position(of content: SampleThingContent) -> String {
        let total = content.total.map { AppMessages.sampleItems($0) }
        let page = content.items.isEmpty ? nil : AppMessages.page(content.lastPage, of: content.pageCount)
        return [page, total].compactMap { $0?.text(in: language) }.joined(separator: " · ")
    }

    private func end(of content: SampleThingContent) -> Message {
        guard content.items.isEmpty else { return AppMessages.lastPage }
        if content.firstPage > 1 { return AppMessages.emptyPage(content.firstPage, last: content.pageCount) }
        #if BOOL
        let nothing = SampleThingMessages.nothing(for: content.query, in: language)
        #else
        let nothing = SampleThingMessages.empty
        #endif
        return content.query.search.isEmpty ? nothing : ListMessages.nothingFound(content.query.search)
    }
}

extension AppMessages {
    fileprivate static func sampleItems(_ count: Int) -> Message {
        Message(en: "\(count, one: "sample item", other: "sample items")", ja: "\(count)件")
    }
}
