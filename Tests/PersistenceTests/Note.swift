import Core
import Foundation
import TestSupport

/// An element of the saved lists of the tests.
struct Note: SavedElement, Hashable {
    let id: ResourceID<Note>
    var title: String
    var text: String
    var tag: ResourceID<Note>

    var texts: [String] { [title, text] }
    var values: [String: String] { ["tag": tag.description] }

    /// By default, the title and the text contain the id.
    init(_ id: ID, title: String? = nil, text: String? = nil, tag: ID = 1) {
        self.id = id
        self.title = title ?? "title \(id)"
        self.text = text ?? "text \(id)\n"
        self.tag = tag
    }
}

struct NoteQuery: ListQuery {
    var search = ""
    var tag: Note.ID?
    var limit = 20

    var filters: [String: String] { tag.map { ["tag": $0.description] } ?? [:] }
}

extension SavedList<Note> {
    /// Saves notes with these ids as a page of the whole list.
    func save(
        _ ids: [Note.ID],
        page: Int = 1,
        limit: Int,
        total: Int? = nil,
        hasNext: Bool = true,
        at time: Double = 0
    ) async {
        let saved = ListPage(items: ids.map { Note($0) }, total: total, hasNext: hasNext)
        await save(saved, number: page, of: NoteQuery(limit: limit), at: .at(time))
    }

    /// Saves notes that a search has found. Other notes stay saved.
    func add(_ notes: [Note], at time: Double = 0) async {
        let page = ListPage(items: notes, total: nil, hasNext: false)
        await save(page, number: 1, of: NoteQuery(search: "x", limit: .max), at: .at(time))
    }

    /// Saves notes with these ids. Other notes stay saved.
    func add(_ ids: Note.ID...) async {
        await add(ids.map { Note($0) })
    }

    /// The ids on a saved page of the whole list. `nil` means that the page is not saved.
    func ids(page: Int = 1, limit: Int) async -> [Note.ID]? {
        await self.page(page, of: NoteQuery(limit: limit))?.items.map(\.id)
    }

    /// The ids of the saved notes that a search finds, sorted.
    func ids(search: String, tag: Note.ID? = nil) async -> [Note.ID]? {
        await page(1, of: NoteQuery(search: search, tag: tag))?.items.map(\.id)
    }

    /// The ids of all saved notes, sorted. `nil` means that nothing is saved, or that nothing can be read.
    func all() async -> [Note.ID]? {
        await page(1, of: NoteQuery(tag: 1, limit: .max))?.items.map(\.id)
    }
}

/// The implementations of a saved list. They must give the same results.
enum SavedListKind: CaseIterable {
    case inMemory, database

    /// Returns a list without notes. A database is in `cache`.
    func make(in cache: Cache) -> any SavedList<Note> {
        self == .inMemory ? InMemorySavedLists().list("notes") : cache.notes()
    }
}
