import Core

/// The endpoints of json-server for lists (`/posts`), nested lists (`/posts/5/comments`) and single items (`/posts/5`).
/// A user can add a comment to a post, and set a flag of an item (`/posts/5/stock`).
struct FakeCollections: Sendable {
    let data: SampleData
    let makeID: @Sendable () -> String

    func respond(
        to request: APIRequest,
        in state: inout FakeState,
        _ accounts: FakeAccounts
    ) throws(FakeRefusal) -> APIResponse {
        guard let (name, path) = data.collection(at: request.path.components) else { throw .notFound }
        let (items, shape) = (data.items(of: name, in: state), data.shape(of: name))
        if path.count == 1 || request.method != .get || shape.isOne { try request.refuseQuery() }
        switch (path.count, request.method) {
        case _ where shape.isOne:
            guard path.isEmpty, let item = items.first else { throw .notFound }
            guard request.method == .get else { throw .methodNotAllowed(allowed: .get) }
            return .json(200, item)
        case (0, .get): return try list(items, of: name, shape, request)
        case (0, .post):
            var item = try request.object()
            let isFree = item.id.isPathComponent && !items.contains { $0.id == item.id }
            if !isFree { item["id"] = newID(in: items) }
            state.changes[name, default: CollectionChanges()].write(item)
            return .json(201, item)
        case (0, _): throw .methodNotAllowed(allowed: .get, .post)
        case (1, .get): return .json(200, try item(path[0], in: items, shape))
        case (1, .put), (1, .patch):
            let (body, old) = (try request.object(), try item(path[0], in: items))
            var new = request.method == .put ? body : old.merging(body) { $1 }
            new["id"] = old["id"]
            state.changes[name, default: CollectionChanges()].write(new)
            return .json(200, new)
        case (1, .delete):
            state.changes[name, default: CollectionChanges()].remove(try item(path[0], in: items).id)
            return .json(200, JSONObject())
        case (1, _): throw .methodNotAllowed(allowed: .get, .put, .patch, .delete)
        case (2, let method) where shape.flags.contains(path[1]):
            var item = try item(path[0], in: items, shape)
            if method == .get { return APIResponse(status: item[path[1]] == true ? 204 : 404) }
            guard [.put, .delete].contains(method) else { throw .methodNotAllowed(allowed: .get, .put, .delete) }
            item[path[1]] = .bool(method == .put)
            state.changes[name, default: CollectionChanges()].write(item)
            return APIResponse(status: 204)
        case (2, _) where data.contains(path[1]):
            let parent = try item(path[0], in: items, shape)
            // For example, a comment has the id of its post in `postId`.
            let last = name.split(separator: "/").last ?? ""
            let key = "\(last.hasSuffix("s") ? last.dropLast() : last)Id"
            let all = data.items(of: path[1], in: state)
            switch (request.method, path[1]) {
            case (.get, _):
                let part = data.shape(of: path[1], in: name)
                return try list(all.filter { $0[key]?.text == path[0] }, of: path[1], part, request)
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
        _ shape: ListShape,
        _ request: APIRequest
    ) throws(FakeRefusal) -> APIResponse {
        let found = try CollectionQuery(request.query, shape, of: data[name] ?? []).applied(to: items)
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
