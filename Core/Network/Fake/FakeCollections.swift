import Core

/// The endpoints of json-server: list, nested list, one, create, replace, change, remove.
struct FakeCollections: Sendable {
    let database: FakeDatabase
    let makeID: @Sendable () -> String

    func respond(to request: APIRequest) throws(FakeRefusal) -> APIResponse {
        let path = request.path.components
        guard let name = path.first, database.data.contains(name) else { throw .notFound }
        switch (path.count, request.method) {
        case (1, .get): return list(try database.items(of: name), request)
        case (1, .post): return try create(in: name, request)
        case (1, _): throw .methodNotAllowed(allowed: .get, .post)
        case (2, .get): return .json(200, try one(path[1], of: name))
        case (2, .put): return try write(path[1], of: name, request) { _, new in new }
        case (2, .patch): return try write(path[1], of: name, request) { old, new in old.merging(new) { $1 } }
        case (2, .delete): return try remove(path[1], of: name)
        case (2, _): throw .methodNotAllowed(allowed: .get, .put, .patch, .delete)
        case (3, .get): return list(try children(path[2], of: path[1], in: name), request)
        case (3, _) where database.data.contains(path[2]): throw .methodNotAllowed(allowed: .get)
        default: throw .notFound
        }
    }
}

extension FakeCollections {
    private func list(_ items: [JSONObject], _ request: APIRequest) -> APIResponse {
        let found = CollectionQuery(request.query).applied(to: items)
        guard let page = CollectionPage(of: found, for: request) else { return .json(200, found) }
        var response = APIResponse.json(200, page.items)
        response.headers["X-Total-Count"] = String(found.count)
        response.headers["Link"] = page.links
        return response
    }

    private func one(_ id: String, of name: String) throws(FakeRefusal) -> JSONObject {
        try item(id, among: try database.items(of: name))
    }

    /// The items of one collection that name an item of another: comments name a post by `postId`.
    private func children(_ name: String, of id: String, in parents: String) throws(FakeRefusal) -> [JSONObject] {
        guard database.data.contains(name) else { throw .notFound }
        _ = try one(id, of: parents)
        let key = (parents.hasSuffix("s") ? String(parents.dropLast()) : parents) + "Id"
        return try database.items(of: name).filter { $0[key]?.text == id }
    }

    private func create(in name: String, _ request: APIRequest) throws(FakeRefusal) -> APIResponse {
        var item = try request.object()
        return try database.update { state in
            item["id"] = newID(besides: database.items(of: name, in: state))
            state.changes[name, default: CollectionChanges()].write(item)
            return .json(201, item)
        }
    }

    /// Puts what `combine` makes of the old item and the body in the item's place; its id stays.
    private func write(
        _ id: String,
        of name: String,
        _ request: APIRequest,
        combine: (JSONObject, JSONObject) -> JSONObject
    ) throws(FakeRefusal) -> APIResponse {
        let body = try request.object()
        return try database.update { state throws(FakeRefusal) in
            let old = try item(id, among: database.items(of: name, in: state))
            var new = combine(old, body)
            new["id"] = old["id"]
            state.changes[name, default: CollectionChanges()].write(new)
            return .json(200, new)
        }
    }

    private func remove(_ id: String, of name: String) throws(FakeRefusal) -> APIResponse {
        try database.update { state throws(FakeRefusal) in
            _ = try item(id, among: database.items(of: name, in: state))
            state.changes[name, default: CollectionChanges()].remove(id)
            return .json(200, JSONObject())
        }
    }
}

extension FakeCollections {
    private func item(_ id: String, among items: [JSONObject]) throws(FakeRefusal) -> JSONObject {
        guard let item = items.first(where: { $0.id == id }) else { throw .notFound }
        return item
    }

    /// One more than the highest id; where ids are not all integers, a made one.
    private func newID(besides items: [JSONObject]) -> JSONValue {
        var highest = 0
        for item in items {
            guard case .integer(let id) = item["id"], id < .max else { return .string(makeID()) }
            highest = max(highest, id)
        }
        return .integer(highest + 1)
    }
}
