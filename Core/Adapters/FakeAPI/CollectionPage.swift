import Core
import Foundation

/// One page of a list, selected by the parameters of a `Paging`, such as `_page` and `_limit`.
struct CollectionPage {
    private let shape: ListShape
    private let items: [JSONObject]
    private let total: Int
    /// The cursor or the address of the next page. `null` means that this is the last page.
    private let cursor: JSONValue
    /// The `Link` header (RFC 8288). It has links to the first, previous, next and last page, if they exist.
    private let links: String

    /// Selects one page of a list. Returns `nil` if the request has no parameter of a page.
    ///
    /// If the page is not a positive integer, page 1 is used. If the limit is not a positive integer, the limit is 10.
    /// A page after the end of the list is empty.
    init?(of list: [JSONObject], for request: APIRequest, _ shape: ListShape) {
        let paging = shape.paging
        guard request.query.contains(where: { paging.names.contains($0.name) }) else { return nil }
        let limit = request.positive(paging.limit) ?? 10
        let name = paging.names[0]
        let last = list.isEmpty ? 1 : (list.count - 1) / limit + 1
        let page, start: Int
        switch paging.style {
        case .page, .link:
            page = min(request.positive(name) ?? paging.first, .max - 1) - paging.first + 1
            // After the last page, `(page - 1) * limit` can overflow, because a client can send any number.
            start = page > last ? list.count : (page - 1) * limit
        case .offset:
            start = min((request.positive(name) ?? paging.first) - paging.first, list.count)
            page = start / limit + 1
        case .cursor(_, _, _, let more):
            let id = request.query.first { $0.name == name }?.value
            let place = more == nil ? request.positive(name) : list.firstIndex { shape.id(of: $0) == id }
            start = min(place.map { more == nil ? $0 : $0 + 1 } ?? 0, list.count)
            page = start / limit + 1
        }
        self.shape = shape
        items = Array(list.dropFirst(start).prefix(limit))
        total = list.count
        let isAddress = if case .link = paging.style { true } else { false }
        func next() -> String { isAddress ? request.target(name, page: page + 1) : "\(start + limit)" }
        cursor = limit < list.count - start ? .string(next()) : .null
        let previous = page > 1 ? min(page - 1, last) : nil
        links = [("first", 1), ("prev", previous), ("next", page < last ? page + 1 : nil), ("last", last)]
            .compactMap { relation, page in
                page.map { #"<\#(request.target(name, page: $0 - 1 + paging.first))>; rel="\#(relation)""# }
            }
            .joined(separator: ", ")
    }

    /// The list alone, or an object that has it. The cursor and the number of all items are in this object, or in
    /// header fields.
    var response: APIResponse {
        var (body, headers) = (shape.body(items), HeaderFields())
        func add(_ value: JSONValue, at place: String) {
            if [[], ["*"]].contains(shape.keys) || place == Paging.defaultTotal {
                headers[place] = value.text
            } else {
                body[place] = value
            }
        }
        add(.integer(total), at: shape.paging.total)
        switch shape.paging.style {
        case .page, .link(in: nil): headers["Link"] = links
        case .cursor(_, _, _, let more?): add(.bool(cursor != .null), at: more)
        case .cursor(let place, _, _, nil), .link(let place?): add(cursor, at: place)
        case .offset: break
        }
        var response = APIResponse.json(200, body)
        for (name, value) in headers { response.headers[name] = value }
        return response
    }
}

extension Paging {
    /// The parameters that select a page. The first one says which page.
    var names: [String] {
        switch style {
        case .page(let name), .offset(let name), .cursor(_, let name, _, _): [name, limit]
        case .link: ["page", limit]
        }
    }
}

extension APIRequest {
    fileprivate func positive(_ name: String) -> Int? {
        query.first { $0.name == name }?.value.flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
    }

    /// The URL of the page with this number. It starts with `http://` only if the request has a `Host` header.
    fileprivate func target(_ name: String, page: Int) -> String {
        let parameters = [URLQueryItem(name: name, value: String(page))] + query.filter { $0.name != name }
        return origin + path.components.map { "/" + $0.percentEncoded }.joined() + "?" + parameters.percentEncoded
    }

    private var origin: String {
        guard let host = headers["Host"], host.wholeMatch(of: /[A-Za-z0-9.:_\[\]-]+/) != nil else { return "" }
        return "http://" + host
    }
}
