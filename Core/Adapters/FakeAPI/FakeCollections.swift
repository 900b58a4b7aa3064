import Core

/// The endpoints of json-server for lists (`/posts`), nested lists (`/posts/5/comments`) and single items (`/posts/5`).
/// A user can add a comment to a post.
struct FakeCollections: Sendable {
    let data: SampleData
    let makeID: @Sendable () -> String

    func respond(
        to request: APIRequest,
        in state: inout FakeState,
        _ accounts: FakeAccounts
    ) throws(FakeRefusal) -> APIResponse {
        let path = request.path.components
        guard let name = path.first, data.contains(name) else { throw .notFound }
        let items = data.items(of: name, in: state)
        if path.count == 2 || request.method != .get { try request.refuseQuery() }
        switch (path.count, request.method) {
        case (1, .get): return try list(items, of: name, request)
        case (1, .post):
            var item = try request.object()
            let isFree = item.id.isPathComponent && !items.contains { $0.id == item.id }
            if !isFree { item["id"] = newID(in: items) }
            state.changes[name, default: CollectionChanges()].write(item)
            return .json(201, item)
        case (1, _): throw .methodNotAllowed(allowed: .get, .post)
        case (2, .get): return .json(200, try item(path[1], in: items, data.shape(of: name)))
        case (2, .put), (2, .patch):
            let (body, old) = (try request.object(), try item(path[1], in: items))
            var new = request.method == .put ? body : old.merging(body) { $1 }
            new["id"] = old["id"]
            state.changes[name, default: CollectionChanges()].write(new)
            return .json(200, new)
        case (2, .delete):
            state.changes[name, default: CollectionChanges()].remove(try item(path[1], in: items).id)
            return .json(200, JSONObject())
        case (2, _): throw .methodNotAllowed(allowed: .get, .put, .patch, .delete)
        case (3, _) where data.contains(path[2]):
            let parent = try item(path[1], in: items)
            // For example, a comment has the id of its post in `postId`.
            let key = (name.hasSuffix("s") ? String(name.dropLast()) : name) + "Id"
            let all = data.items(of: path[2], in: state)
            switch (request.method, path[2]) {
            case (.get, _): return try list(all.filter { $0[key]?.text == path[1] }, of: path[2], request)
            case (.post, "comments"):
                var comment = try accounts.comment(of: request, in: state)
                (comment[key], comment["id"]) = (parent["id"], newID(in: all))
                state.changes["comments", default: CollectionChanges()].write(comment)
                return .json(201, comment)
            case (_, "comments"): throw .methodNotAllowed(allowed: .get, .post)
            default: throw .methodNotAllowed(allowed: .get)
            }
        default: throw .notFound
        }
    }
}

extension FakeCollections {
    private func list(
        _ items: [JSONObject],
        of name: String,
        _ request: APIRequest
    ) throws(FakeRefusal) -> APIResponse {
        let shape = data.shape(of: name)
        let found = try CollectionQuery(request.query, shape.paging.names, of: data[name] ?? []).applied(to: items)
        return CollectionPage(of: found, for: request, shape)?.response ?? .json(200, shape.body(found))
    }

    private func item(
        _ id: String,
        in items: [JSONObject],
        _ shape: ListShape = ListShape()
    ) throws(FakeRefusal) -> JSONObject {
        guard let item = items.first(where: { shape.id(of: $0) == id }) else { throw .notFound }
        return item
    }

    /// Returns an id for a new item: the highest id plus 1. If not all ids are integers, returns a generated id.
    private func newID(in items: [JSONObject]) -> JSONValue {
        var highest = 0
        for item in items {
            guard case .integer(let id) = item["id"], id < .max else { return .string(makeID()) }
            highest = max(highest, id)
        }
        return .integer(highest + 1)
    }
}
