import Core
import Foundation

/// A part of a list, by `_page` and `_limit`, and the links to its neighbours.
struct CollectionPage {
    private static let defaultLimit = 10

    let items: [JSONObject]
    /// The `Link` header (RFC 8288): first, prev, next and last, as far as there are such pages.
    let links: String

    /// Cuts a page out of a list; `nil` when the request asks for none.
    ///
    /// What is not a number of at least 1 counts as page 1, or as the default limit; a page after the last is empty.
    init?(of list: [JSONObject], for request: APIRequest) {
        guard request.query.contains(where: { $0.name == "_page" || $0.name == "_limit" }) else { return nil }
        let page = request.positive("_page") ?? 1
        let limit = request.positive("_limit") ?? Self.defaultLimit
        let last = list.isEmpty ? 1 : (list.count - 1) / limit + 1
        // Both numbers come from outside: up to the last page the product is smaller than the list, after it, it may overflow.
        items = page > last ? [] : Array(list.dropFirst((page - 1) * limit).prefix(limit))
        let previous = page > 1 ? min(page - 1, last) : nil
        let next = page < last ? page + 1 : nil
        links = [("first", 1), ("prev", previous), ("next", next), ("last", last)]
            .compactMap { name, page in page.map { #"<\#(request.target(page: $0))>; rel="\#(name)""# } }
            .joined(separator: ", ")
    }
}

extension APIRequest {
    fileprivate func positive(_ name: String) -> Int? {
        query.first { $0.name == name }?.value.flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
    }

    /// Where another page of this list is: absolute when the request says for which host it came.
    fileprivate func target(page: Int) -> String {
        let parameters = [URLQueryItem(name: "_page", value: String(page))] + query.filter { $0.name != "_page" }
        let text = parameters.map { [$0.name, $0.value].compactMap { $0?.percentEncoded }.joined(separator: "=") }
        return origin + path.components.map { "/" + $0.percentEncoded }.joined() + "?" + text.joined(separator: "&")
    }

    private var origin: String {
        guard let host = headers["Host"], host.wholeMatch(of: /[A-Za-z0-9.:_\[\]-]+/) != nil else { return "" }
        return "http://" + host
    }
}
