import ArgumentParser
import Core
import Foundation

/// The command `focal api`, which sends one request to the server and prints the JSON of the response.
struct APICommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "api",
        abstract: "Send a request to the server, and print the JSON of the response.",
        discussion: "For example: focal api '/posts?userId=1', and focal api PATCH /posts/1 --field title=New"
    )

    @OptionGroup var options: GlobalOptions

    @Argument(help: ArgumentHelp("The method (default: GET, or POST with fields), and the path.", valueName: "request"))
    var request: [String]

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("A field of the body. With GET, a query parameter.", valueName: "key=value")
    )
    var field: [String] = []

    func run(in app: Composition, on console: Console) async throws(Failure) {
        let request = try apiRequest()
        let answer = await console.waiting { await app.answer(to: request) }
        switch answer {
        case .success(let response): try console.show(body: response.body)
        case .failure(.refused(let refusal)): throw Failure(refusal)
        case .failure(let error): throw Failure(RequestError(error))
        }
    }

    private func apiRequest() throws(Failure) -> APIRequest {
        guard let path = request.last, request.count <= 2 else { throw .usage(AppMessages.badRequest) }
        let name = request.count == 2 ? request[0] : field.isEmpty ? "GET" : "POST"
        guard let method = APIRequest.Method(rawValue: name.uppercased()) else {
            throw .usage(AppMessages.badMethod(name))
        }
        guard let parts = Self.parts(of: path) else { throw .usage(AppMessages.badPath(path)) }
        var query = parts.query
        var fields: JSONObject = [:]
        for text in field {
            let pair = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard pair.count == 2, !pair[0].isEmpty else { throw .usage(AppMessages.badField(text)) }
            fields[pair[0]] = JSONValue(typed: pair[1])
            if method == .get { query.append(URLQueryItem(name: pair[0], value: pair[1])) }
        }
        let body = method == .get || fields.isEmpty ? nil : try? JSONCoding.encode(fields)
        return APIRequest(method, parts.path, query: query, body: body)
    }

    /// The path and the query parameters, which can be percent-encoded. Returns `nil` for the address of a server, and for
    /// a path that leads to another path on the server.
    private static func parts(of text: String) -> (path: APIPath, query: [URLQueryItem])? {
        let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let parts = halves[0].trimmingPrefix("/").split(separator: "/", omittingEmptySubsequences: false)
            .map { $0.removingPercentEncoding ?? "" }
        let isBad = { ["", ".", ".."].contains($0) || $0.contains { $0.isWhitespace || "#\\\0".contains($0) } }
        // A path can end with a slash.
        let names = parts.count > 1 && parts.last == "" ? parts.dropLast() : parts[...]
        guard !names.contains(where: isBad) else { return nil }
        let items = halves.dropFirst().joined().split(separator: "&").map { item in
            let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map { $0.removingPercentEncoding ?? String($0) }
            return URLQueryItem(name: pair[0], value: pair.dropFirst().first)
        }
        return (APIPath(stringLiteral: parts.map { "/" + $0.percentEncoded }.joined()), items)
    }
}

extension JSONValue {
    /// The value of a field: `true`, `false`, `null`, a whole number, or a text.
    fileprivate init(typed text: String) {
        let words: [String: JSONValue] = ["true": true, "false": false, "null": .null]
        self = words[text] ?? Int(text).map { .integer($0) } ?? .string(text)
    }
}
