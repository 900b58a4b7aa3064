import Foundation

/// How a server divides a list into pages.
///
/// `limit` is the query parameter for the number of elements on a page. `total` says where the server sends the number
/// of all elements: in a header field, or in the body, for example `meta.total`.
public struct Paging: Sendable {
    package enum Style: Sendable {
        case page(String), offset(String), cursor(in: String, String), link
    }

    package let style: Style
    package let limit: String
    package let total: String
    private let lists = NextPages()

    /// The query has the number of the page. The first page is 1.
    public static func pages(
        _ page: String = "_page",
        limit: String = "_limit",
        total: String = defaultTotal
    ) -> Paging {
        Paging(style: .page(page), limit: limit, total: total)
    }

    /// The query has the number of elements before the page.
    public static func offset(
        _ offset: String = "offset",
        limit: String = "limit",
        total: String = defaultTotal
    ) -> Paging {
        Paging(style: .offset(offset), limit: limit, total: total)
    }

    /// A response has the cursor of the next page: in a header field, or in the body, for example `meta.next`. The next
    /// request sends it in `parameter`. If the cursor is an address, the request goes to this address.
    public static func cursor(
        _ cursor: String,
        parameter: String = "cursor",
        limit: String = "limit",
        total: String = defaultTotal
    ) -> Paging {
        Paging(style: .cursor(in: cursor, parameter), limit: limit, total: total)
    }

    /// A response has the address of the next page in the header field `Link` (RFC 8288), with `rel="next"`.
    public static func link(limit: String = "limit", total: String = defaultTotal) -> Paging {
        Paging(style: .link, limit: limit, total: total)
    }

    /// The header field in which a server usually sends the number of all elements.
    public static let defaultTotal = "X-Total-Count"

    private init(style: Style, limit: String, total: String) {
        (self.style, self.limit, self.total) = (style, limit, total)
    }
}

extension Paging {
    /// The number of all elements. `nil` means that the response does not have it.
    func total(in response: APIResponse) -> Int? {
        response.value(at: total).flatMap(UInt32.init).map(Int.init)
    }

    /// Asks for a page. If the list ends before it, `page` is the last page. `hasNext` is `nil` if the response does not
    /// say whether there is a next page.
    func response(
        to request: APIRequest,
        page: Int,
        limit: Int,
        from client: any APIClient
    ) async throws(APIError) -> (response: APIResponse, page: Int, hasNext: Bool?) {
        let request = request.adding(self.limit, limit)
        switch style {
        case .page(let name):
            return (try await client.response(to: request.adding(name, page)), page, nil)
        case .offset(let name):
            let offset = ListPage<Never>.positions(ofPage: page, limit: limit).lowerBound
            return (try await client.response(to: request.adding(name, offset)), page, nil)
        case .cursor, .link:
            return try await lists.response(to: request, page: page, from: client, next: next)
        }
    }

    /// The request for the page after a response. `nil` means that it is the last page.
    @Sendable
    private func next(after response: APIResponse, to request: APIRequest) -> Result<APIRequest, APIError>? {
        switch style {
        case .page, .offset: return nil
        case .link: return response.nextLink.map { request.following($0, in: response) }
        case .cursor(let path, let name):
            guard let cursor = response.value(at: path), !cursor.isEmpty else { return nil }
            if cursor.contains("://") || cursor.contains("?") { return request.following(cursor, in: response) }
            guard cursor.utf8.count <= longestAddress else { return .failure(unusable(cursor)) }
            var next = request
            next.query.removeAll { $0.name == name }
            return .success(next.adding(name, cursor))
        }
    }
}

extension APIRequest {
    fileprivate func adding(_ name: String, _ value: some CustomStringConvertible) -> APIRequest {
        var request = self
        request.query.insert(URLQueryItem(name: name, value: value.description), at: 0)
        return request
    }

    /// The request for an address in a response. Fails if the address has another origin, so that nothing is sent there.
    fileprivate func following(_ address: String, in response: APIResponse) -> Result<APIRequest, APIError> {
        let failure = Result<APIRequest, APIError>.failure(unusable(address))
        guard address.utf8.count <= longestAddress, let here = response.url ?? URL(string: "http://localhost\(path)"),
            let url = URL(string: address, relativeTo: here)?.absoluteURL, url.origin == here.origin,
            let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
        else { return failure }
        var next = self
        let (old, new) = (here.path(percentEncoded: true), parts.percentEncodedPath)
        if new != old {
            // The address of the server can have a path, too. It is not a part of `path`.
            let base = old.dropLast(path.description.count)
            guard old.hasSuffix(path.description), new.hasPrefix(base + "/"),
                new.split(separator: "/").allSatisfy(\.isSafe)
            else { return failure }
            next.path = APIPath(stringLiteral: String(new.dropFirst(base.count)))
        }
        next.query = (parts.percentEncodedQueryItems ?? []).map { item in
            // Forms write a space as `+`.
            let value = item.value?.replacing("+", with: "%20").removingPercentEncoding
            return URLQueryItem(name: item.name.removingPercentEncoding ?? item.name, value: value)
        }
        return .success(next)
    }
}

/// The largest number of bytes of a cursor or an address. Servers refuse longer ones.
private let longestAddress = 4_096

/// The error for a cursor or an address that is not used.
private func unusable(_ text: String) -> APIError {
    .invalidResponse(.nextPage(text.count > 100 ? "\(text.prefix(100))…" : text))
}

extension Substring {
    /// Whether this part of a percent-encoded path can be a component of an `APIPath`.
    fileprivate var isSafe: Bool { removingPercentEncoding?.isPathComponent == true }
}

extension APIResponse {
    /// The value of a header field, or of a place in the body, such as `meta.total`.
    fileprivate func value(at place: String) -> String? {
        if let value = headers[place] { return value }
        // An array has no such place, and can be long.
        guard body.first(where: { !" \n\r\t".utf8.contains($0) }) == UInt8(ascii: "{"),
            let json: JSONValue = try? JSONCoding.decode(from: body)
        else { return nil }
        return json[place]?.text
    }

    /// The address of the next page in the header field `Link`.
    fileprivate var nextLink: String? {
        headers["Link"]?.matches(of: /<([^>]*)>([^<]*)/).first { link in
            link.2.contains(/;\s*rel\s*=\s*("([^"]*\s)?next(\s[^"]*)?"|next\s*([;,]|$))/.ignoresCase())
        }
        .map { String($0.1) }
    }
}
