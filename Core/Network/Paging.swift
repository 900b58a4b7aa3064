import Foundation

/// How a server divides a list into pages. It remembers the first page of each list, and with a cursor or an address
/// where each page begins, so keep one `Paging` for each repository.
///
/// `limit` is the query parameter for the number of elements on a page. `total` says where the server sends the number
/// of all elements: in a header field, or in the body, for example `meta.total`.
///
/// A server can make its pages smaller, and can end a list with 404, 204 or `null`. Without a total, a list whose pages
/// were never full needs one more request at its end. A server that ignores pages sends its whole list for each page.
/// With a cursor or an address, the app counts the pages: when an earlier page is loaded again, the places of the later
/// ones are forgotten. A page far behind those that are known needs the pages before it: after 20 requests, this is an
/// error.
public struct Paging: Sendable {
    package enum Style: Sendable {
        case page(String), offset(String), link(in: String?)
        /// `more` is the place that says whether there is a next page. Without it, only the cursor says it.
        case cursor(in: String, String, first: String? = nil, more: String? = nil)
    }

    package let style: Style
    package let limit: String
    package let total: String
    /// The number of the first page, or of the first element.
    package let first: Int
    let requests = PageRequests()

    /// The query has the number of the page. On some servers, the `first` page is 0.
    public static func pages(
        _ page: String = "_page",
        limit: String = "_limit",
        first: Int = 1,
        total: String = defaultTotal
    ) -> Paging {
        Paging(style: .page(page), limit: limit, total: total, first: first)
    }

    /// The query has the number of elements before the page. With a `first` of 1, it has the number of the first
    /// element on the page.
    public static func offset(
        _ offset: String = "offset",
        limit: String = "limit",
        first: Int = 0,
        total: String = defaultTotal
    ) -> Paging {
        Paging(style: .offset(offset), limit: limit, total: total, first: first)
    }

    /// A response has the cursor of the next page: in a header field, or in the body, for example `meta.next`. The next
    /// request sends it in `parameter`, whatever its characters are. The list ends without a cursor, with `null`,
    /// `false`, an empty text or the number 0, and after a page without new elements. Some servers send a cursor only
    /// if the request for the `first` page has one, such as `*`.
    public static func cursor(
        _ cursor: String,
        parameter: String = "cursor",
        limit: String = "limit",
        first: String? = nil,
        total: String = defaultTotal
    ) -> Paging {
        Paging(style: .cursor(in: cursor, parameter, first: first), limit: limit, total: total)
    }

    /// The next request has the id of the last element in `parameter`. `id` is its place: `data.id` if the elements are
    /// in `data`. There is a next page if the value at `more` is true.
    public static func last(
        _ id: String,
        parameter: String = "starting_after",
        more: String = "has_more",
        limit: String = "limit",
        total: String = defaultTotal
    ) -> Paging {
        Paging(style: .cursor(in: id, parameter, more: more), limit: limit, total: total)
    }

    /// The address of the next page is in `place`, such as `links.next`, or with `rel="next"` in `Link` (RFC 8288).
    public static func link(in place: String? = nil, limit: String = "limit", total: String = defaultTotal) -> Paging {
        Paging(style: .link(in: place), limit: limit, total: total)
    }

    /// The header field in which a server usually sends the number of all elements.
    public static let defaultTotal = "X-Total-Count"

    private init(style: Style, limit: String, total: String, first: Int = 1) {
        self.style = style
        self.limit = limit
        self.total = total
        self.first = first
    }
}

extension Paging {
    /// The number of all elements. `nil` means that the response does not have it.
    func total(in response: APIResponse) -> Int? {
        response.value(at: total)?.text.flatMap(UInt32.init).map(Int.init)
    }

    /// Whether only a response says where the next page is, so that a page cannot be asked for by its number.
    var onlyNext: Bool {
        switch style {
        case .page, .offset: false
        case .cursor, .link: true
        }
    }

    /// Asks for a page, or for its rest after `count` elements. If the list ends before it, returns the last page.
    func response(
        to request: APIRequest,
        page: Int,
        after count: Int,
        limit: Int,
        from client: any APIClient
    ) async throws(APIError) -> PagedResponse {
        let request = request.adding(self.limit, limit)
        switch style {
        case .page(let name):
            let response = try await client.response(to: request.adding(name, page - 1 + first))
            return (response, page, response.linksToNext)
        case .offset(let name):
            let offset = min(ListPage<Never>.positions(ofPage: page, limit: limit).lowerBound, .max - count - first)
            let response = try await client.response(to: request.adding(name, offset + count + first))
            return (response, page, response.linksToNext)
        case .cursor(let place, let name, let first, let more):
            let request = first.map { request.adding(name, $0) } ?? request
            return try await requests.response(to: request, page: page, from: client) { response, request in
                if let more, response.value(at: more)?.cursor == nil { return nil }
                return response.value(at: place)?.cursor.map { request.next($0, in: response, parameter: name) }
            }
        case .link(let place):
            return try await requests.response(to: request, page: page, from: client) { response, request in
                let address = place.map { response.value(at: $0)?.cursor } ?? response.nextLink
                return address.map { request.next($0, in: response) }
            }
        }
    }
}

/// The response with a page, the number of this page, and whether it names a next page. `nil` means that the response
/// does not say it.
typealias PagedResponse = (response: APIResponse, page: Int, hasNext: Bool?)

extension APIRequest {
    fileprivate func adding(_ name: String, _ value: some CustomStringConvertible) -> APIRequest {
        var request = self
        request.query.insert(URLQueryItem(name: name, value: value.description), at: 0)
        return request
    }

    /// The request for the next page. `cursor` is the value of `parameter`, or without a parameter an address. Fails if
    /// an address has another origin, so that nothing is sent there.
    fileprivate func next(
        _ cursor: String,
        in response: APIResponse,
        parameter: String? = nil
    ) -> Result<APIRequest, APIError> {
        let text = cursor.count > 100 ? "\(cursor.prefix(100))…" : cursor
        let failure = Result<APIRequest, APIError>.failure(.invalidResponse(.nextPage(text)))
        // Servers refuse longer addresses.
        guard cursor.utf8.count <= 4_096 else { return failure }
        var next = self
        if let parameter {
            next.query.removeAll { $0.name == parameter }
            return .success(next.adding(parameter, cursor))
        }
        guard let here = response.url ?? URL(string: "http://localhost\(path)"),
            let url = URL(string: cursor, relativeTo: here)?.absoluteURL, url.origin == here.origin,
            let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
        else { return failure }
        let (old, new) = (here.path(percentEncoded: true), parts.percentEncodedPath)
        if new != old {
            // The address of the server can have a path, too. It is not a part of `path`.
            let base = old.dropLast(path.description.count)
            guard old.hasSuffix(path.description), new.hasPrefix(base + "/"),
                new.split(separator: "/").allSatisfy({ $0.removingPercentEncoding?.isPathComponent == true })
            else { return failure }
            next.path = APIPath(stringLiteral: String(new.dropFirst(base.count)))
        }
        (next.query, next.nextQuery) = (parts.queryItems ?? [], parts.percentEncodedQuery)
        return .success(next)
    }
}

extension JSONValue {
    /// The cursor or the address of the next page. `nil` means that there is no next page.
    var cursor: String? { [false, 0, ""].contains(self) ? nil : text }

    /// The value at `data.id`, where `data` is a list: that of its last element.
    fileprivate func last(at place: String) -> JSONValue? {
        let keys = place.split(separator: ".")
        for index in keys.indices {
            guard case .array(let all)? = self[keys[...index].joined(separator: ".")] else { continue }
            return all.last { $0 != .null }?[keys[(index + 1)...].joined(separator: ".")]
        }
        return nil
    }
}

extension APIResponse {
    /// The value of a header field, or of a place in the body, such as `meta.total`.
    fileprivate func value(at place: String) -> JSONValue? {
        if let value = headers[place] { return .string(value) }
        let text = json
        // An array has no such place, and can be long.
        guard text.first == UInt8(ascii: "{"), let json: JSONValue = try? JSONCoding.decode(from: text) else {
            return nil
        }
        return json[place] ?? json.last(at: place)
    }

    /// Whether the header field `Link` names a next page. `nil` means that it names no page at all.
    fileprivate var linksToNext: Bool? {
        let namesPages = headers["Link"]?.contains(/rel\s*=\s*"?(first|prev|next|last)/.ignoresCase()) == true
        return nextLink != nil ? true : namesPages ? false : nil
    }

    /// The address of the next page in the header field `Link`.
    fileprivate var nextLink: String? {
        headers["Link"]?.matches(of: /<([^>]*)>([^<]*)/).first { link in
            link.2.contains(/;\s*rel\s*=\s*("([^"]*\s)?next(\s[^"]*)?"|next\s*([;,]|$))/.ignoresCase())
        }
        .map { String($0.1) }
    }
}
