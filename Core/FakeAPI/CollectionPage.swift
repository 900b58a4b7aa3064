import Core
import Foundation

/// One page of a list, with links to other pages. The query parameters `_page` and `_limit` select the page.
struct CollectionPage {
    let items: [JSONObject]
    /// The `Link` header (RFC 8288). It has links to the first, previous, next and last page, if they exist.
    let links: String

    /// Selects one page of a list. Returns `nil` if the request has neither `_page` nor `_limit`.
    ///
    /// If `_page` is not a positive integer, page 1 is used. If `_limit` is not a positive integer, the limit is 10. A
    /// page after the end of the list is empty.
    init?(of list: [JSONObject], for request: APIRequest) {
        guard request.query.contains(where: { $0.name == "_page" || $0.name == "_limit" }) else { return nil }
        let page = request.positive("_page") ?? 1
        let limit = request.positive("_limit") ?? 10
        let last = list.isEmpty ? 1 : (list.count - 1) / limit + 1
        // After the last page, `(page - 1) * limit` can overflow, because a client can send any number.
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

    /// The URL of the page with this number. It starts with `http://` only if the request has a `Host` header.
    fileprivate func target(page: Int) -> String {
        let parameters = [URLQueryItem(name: "_page", value: String(page))] + query.filter { $0.name != "_page" }
        return origin + path.components.map { "/" + $0.percentEncoded }.joined() + "?" + parameters.percentEncoded
    }

    private var origin: String {
        guard let host = headers["Host"], host.wholeMatch(of: /[A-Za-z0-9.:_\[\]-]+/) != nil else { return "" }
        return "http://" + host
    }
}
