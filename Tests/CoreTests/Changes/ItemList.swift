import Core
import Foundation
import TestSupport
import Testing

/// An item of a list that the user can change.
struct Item: SavedElement, Hashable {
    var id: ResourceID<Item>
    var title: String
    var texts: [String] { [title] }
}

/// A server with the items 5 to 1, and two of them on a page. It executes a request when it is sent. Each answer is an
/// event.
final class ItemServer: APIClient {
    let items = Locked((1...5).reversed().map { Item(id: ResourceID($0), title: "t\($0)") })
    let isOffline = Locked(false)
    /// Whether each change gets the answer 503. The server does not execute it.
    let isBusy = Locked(false)
    /// Whether a new item is the last one.
    let isSortedByAge = Locked(false)
    let pages = Locked<[String]>([])
    /// The changes, for example `PATCH /todos/5 x`.
    let lines = Locked<[String]>([])
    private let lastID = Locked(5)
    private let events: ScriptedAPIClient?

    init(events: ScriptedAPIClient? = nil) {
        self.events = events
        for path: APIPath in ["/page", "/change"] { events?.on(.get, path) { _ in .status(204) } }
    }

    func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        if isOffline.value { throw .requestFailed(ConnectionFailure(.unreachable, server: "")) }
        if request.method != .get, isBusy.value { return APIResponse(status: 503) }
        let response = request.method == .get ? page(request) : change(request)
        _ = try? await events?.send(APIRequest(.get, request.method == .get ? "/page" : "/change"))
        return response
    }

    private func page(_ request: APIRequest) -> APIResponse {
        if "\(request.path)" != "/todos" {
            let item = items.value.first { "\(request.path)" == "/todos/\($0.id)" }
            return APIResponse(status: item == nil ? 404 : 200, body: (try? JSONCoding.encode(item)) ?? Data())
        }
        let query = Dictionary(uniqueKeysWithValues: request.query.map { ($0.name, $0.value ?? "") })
        pages.change { $0.append(query["_page"] ?? "") }
        let found = items.value.filter { item in query["q"].map(item.title.contains) ?? true }
        let page = ListPage(Int(query["_page"] ?? "") ?? 1, of: found, limit: 2)
        let body = (try? JSONCoding.encode(page.items)) ?? Data()
        return APIResponse(status: 200, headers: ["X-Total-Count": "\(found.count)"], body: body)
    }

    private func change(_ request: APIRequest) -> APIResponse {
        lines.change { $0.append(request.line) }
        let name = "\(request.path)".split(separator: "/").dropFirst().first
        if name == nil { lastID.change { $0 += 1 } }
        let id = name.map { Item.ID(String($0)) } ?? Item.ID(lastID.value)
        let title = request.body.flatMap { try? JSONCoding.decode([String: String].self, from: $0)["title"] } ?? ""
        items.change { items in
            switch request.method {
            case .post: items.insert(Item(id: id, title: title), at: isSortedByAge.value ? items.endIndex : 0)
            case .delete: items.removeAll { $0.id == id }
            default: items = items.map { $0.id == id ? Item(id: id, title: title) : $0 }
            }
        }
        return APIResponse(status: 200, body: (try? JSONCoding.encode(Item(id: id, title: title))) ?? Data())
    }
}

struct ItemsQuery: ListQuery {
    var search = ""
    var limit = 2
}

enum ItemField: String, FormField {
    case title
    var entry: FormEntry { FormEntry(.text(limit: 9), Message(en: "Title", ja: "タイトル")) }
}

enum ItemError: ChangeFailure, UserFacingError, Equatable {
    case change(ChangeError), request(APIError), noItem

    var code: String { "error" }
    var message: Message { Message(en: "Error.", ja: "エラー") }
}

typealias ItemForm = FormStore<PendingChange, FormError<ItemField, ItemError>>

extension Changes {
    /// A form that edits an item, as a feature has it. `nil` is a new item.
    func form(_ item: Item?) -> ItemForm {
        let opening: JSONObject = item.map { ["title": .string($0.title)] } ?? [:]
        return ChangedCollection(self).form(FormDraft(of: opening), of: item?.id) { values in
            let (body, text) = (["title": values[.title] ?? .null], values[.title]?.text ?? "")
            guard let id = item?.id else { return PendingChange(.post, "/todos", body: body, text: text) }
            return PendingChange(.patch, "/todos", item: "\(id)", body: body, text: text, isMerging: true)
        }
    }
}

extension ItemForm {
    /// Types a title and saves it.
    func save(_ title: String) async {
        change(.title, to: title)
        await save()
    }
}

extension ChangedCollection<Item> {
    /// The items with the changes of the user, as a feature has them.
    init(_ changes: Changes) {
        self.init(of: changes, at: "/todos") { change, old in
            if let answer = change.answer(as: Item.self) { return answer }
            guard let id = change.itemID, change.method != .delete else { return old }
            return Item(id: ResourceID(id), title: change.text)
        }
    }
}

/// The store of a list of items, as a feature has it.
final class ItemsStore: ListStore<Item, ItemsQuery, ItemError>, ChangingStore {
    let collection: ChangedCollection<Item>

    init(
        _ server: ItemServer,
        _ changes: Changes,
        saved: (any SavedList<Item>)? = nil,
        search: String = "",
        limit: Int = 2
    ) {
        let paging = Paging.pages()
        collection = ChangedCollection(changes)
        let query = ItemsQuery(search: search, limit: limit)
        super.init(query, overlay: collection.overlay(), clock: ContinuousClock()) {
            request,
            show async throws(ItemError) in
            let page = await saved?.page(request.page, of: request.query)
            if let page { await show(page) }
            let search = [URLQueryItem(name: "q", value: request.query.search)].filter { $0.value != "" }
            do throws(APIError) {
                let get = APIRequest(.get, "/todos", query: search)
                let loaded = try await server.page(request, of: get, paging: paging) { (items: [Item]) in items }
                await saved?.save(loaded, number: request.page, of: request.query, at: .distantPast)
                return loaded
            } catch {
                if error.isOffline, let page { return page }
                throw .request(error)
            }
        }
    }

    /// For example `new-1 5 4 of 6 …`, with the titles of items that were edited.
    var text: String {
        let items = state.content?.items.map { $0.title == "t\($0.id)" ? "\($0.id)" : "\($0.id)\($0.title)" } ?? []
        let total = state.content?.total.map { ["of \($0)"] } ?? []
        let next = if case .loaded(_, next: .waiting) = state { ["…"] } else { [String]() }
        return (items + total + next).joined(separator: " ").replacing(newItemMark, with: "")
    }
}

/// The store of one item, as a feature has it.
final class ItemDetailStore: LoadStore<Item, ItemError>, ChangingStore {
    let collection: ChangedCollection<Item>

    init(_ server: ItemServer, _ changes: Changes, _ id: Item.ID) {
        collection = ChangedCollection(changes)
        super.init(overlay: collection.overlay(of: id)) { _, _ async throws(ItemError) in
            do throws(APIError) { return try await server.get(path: "/todos/\(id)") } catch { throw .request(error) }
        }
    }
}
