import Core
import Foundation
import SampleThing
import TerminalUI

/// The screen of the list. It shows the sample items and the page number.
// #if CRUD
/// Below a sample item whose change waits or was refused, another line says so. Changes whose sample items are not
/// shown come first.
// #endif
struct SampleThingScreen: Component {
    let state: SampleThingState
    #if CRUD
    var changes: [PendingChange] = []
    #endif
    let language: Language
    var timeZone = TimeZone.current
    /// The time for which the screen says how old a saved page is.
    var now = Date()

    func lines(width: Int) -> [Line] {
        Stack(spacing: 1) {
            Stack {
                Heading(title, detail: state.content.map(position) ?? "")
                for line in state.content.map({ rows(of: $0, width: width) }) ?? [] { line }
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
    private func rows(of content: SampleThingContent, width: Int) -> [Line] {
        let columns: [TextTable.Column] = [
            // #if BOOL
            TextTable.Column(.leading),
            // #endif
            TextTable.Column(.trailing, style: .secondary), TextTable.Column(.leading, isFlexible: true),
            TextTable.Column(.leading, style: .secondary), TextTable.Column(.leading, style: .secondary),
        ]
        let rows = content.items.map { item in
            #if BOOL
            // The character “☑” is not used, because it is two columns wide in some terminals.
            [item.sampleToggle ? "[x]" : "[ ]", "\(item.id)"]
                + item.rowTexts(in: language, timeZone: timeZone).prefix(3).map(\.value)
            #else
            ["\(item.id)"] + item.fieldTexts(in: language, timeZone: timeZone).prefix(3).map(\.value)
            #endif
        }
        let lines = TextTable(columns: columns, rows: rows).lines(width: width)
        #if CRUD
        let others = changes.filter { change in !content.items.contains { change.isOf($0.id) } }
        return others.flatMap { Paragraph($0.text).lines(width: width) + mark(of: $0, width: width) }
            + zip(lines, content.items).flatMap { line, item in
                let change = changes.first { $0.isOf(item.id) }
                // #if BOOL
                let row = item.sampleToggle ? Line(line.plain, style: .secondary) : line
                // #else
                let row = line
                // #endif
                return [row] + (change.map { mark(of: $0, width: width) } ?? [])
            }
        #else
        return lines
        #endif
    }
    #if CRUD

    private func mark(of change: PendingChange, width: Int) -> [Line] {
        Paragraph(ChangeMessages.mark(of: change).text(in: language), style: .secondary, indent: 4).lines(width: width)
    }
    #endif

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
