import Foundation

/// A request to the server of the page.
struct Request: Equatable, Sendable {
    var method = "", path = "", query: [String: String] = [:], headers: [String: String] = [:], body = Data()

    /// Why a request is refused. The text is the status of the response.
    enum Refusal: String, Error {
        case bad = "400 Bad Request"
        case foreign = "403 Forbidden"
        case long = "413 Content Too Large"
        case full = "503 Service Unavailable"
    }

    static let (headLimit, bodyLimit) = (16_384, 1 << 20)

    /// Reads the request at the start of the bytes, and returns what follows it, or `nil` if more bytes are needed.
    static func read(_ bytes: [UInt8]) throws(Refusal) -> (request: Request, rest: ArraySlice<UInt8>)? {
        let head = bytes.prefix(headLimit)
        guard let end = head.firstRange(of: Array("\r\n\r\n".utf8)) else {
            if bytes.count >= headLimit { throw .long }
            return nil
        }
        guard let text = String(validating: head[..<end.lowerBound], as: UTF8.self) else { throw .bad }
        let lines = text.components(separatedBy: "\r\n")
        guard lines.count <= 101 else { throw .long }
        var request = Request()
        let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[1].hasPrefix("/"), words[2].hasPrefix("HTTP/1.") else { throw .bad }
        let parts = words[1].split(separator: "?", maxSplits: 1).map(String.init)
        (request.method, request.path) = (String(words[0]), parts[0])
        guard let query = form(parts.dropFirst().first ?? "") else { throw .bad }
        request.query = query
        for line in lines.dropFirst() {
            let name = line.prefix { $0 != ":" }.lowercased()
            let value = line.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces)
            guard !name.isEmpty, name.count < line.count, name.utf8.allSatisfy({ $0 > 32 && $0 < 127 }),
                request.headers.updateValue(value, forKey: name) == nil
            else { throw .bad }
        }
        guard let length = Int(request.headers["content-length"] ?? "0"), length >= 0,
            request.headers["transfer-encoding"] == nil
        else { throw .bad }
        guard length <= bodyLimit else { throw .long }
        let rest = bytes[end.upperBound...]
        guard rest.count >= length else { return nil }
        request.body = Data(rest.prefix(length))
        return (request, rest.dropFirst(length))
    }

    /// Reads `key=value&key=value` with `+` and percent-encoding. `nil` means that a text is not UTF-8, or that a key
    /// appears twice.
    static func form(_ text: String) -> [String: String]? {
        var form: [String: String] = [:]
        for pair in text.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
                $0.replacing("+", with: " ").removingPercentEncoding
            }
            guard let key = parts[0], let value = parts.count == 2 ? parts[1] : "",
                form.updateValue(value, forKey: key) == nil
            else { return nil }
        }
        return form
    }
}

/// Which requests are not from a foreign web page. `name` is the host of a forwarded port.
struct Access {
    let port: UInt16, name: String?

    /// A forwarding can replace the name in `Host`, so `Host` and `Origin` are checked one by one.
    func check(_ request: Request) throws(Request.Refusal) {
        let own = ["127.0.0.1:\(port)", "localhost:\(port)"]
        let origins = own.map { "http://\($0)" } + (name.map { ["http://\($0)", "https://\($0)"] } ?? [])
        let (host, origin) = (request.headers["host"]?.lowercased(), request.headers["origin"])
        guard let host, own.contains(host) || host == name, origin.map({ origins.contains($0) }) ?? true else {
            throw .foreign
        }
        // A browser sends no `Origin` with some requests of other pages. A link of another page can open a page.
        let site = request.headers["sec-fetch-site"] ?? "none"
        let isLink = request.method == "GET" && request.headers["sec-fetch-mode"] == "navigate"
        guard isLink || ["none", "same-origin"].contains(site) else { throw .foreign }
    }
}
