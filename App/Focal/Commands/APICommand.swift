import ArgumentParser
import Core
import Foundation

struct APICommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "api",
        abstract: "Send a request to the server, and print the JSON of the response.",
        discussion: """
            For example:
              focal api '/posts?userId=1'
              focal api PATCH /posts/1 --field title=New
              focal api /uploads --file photo.png
            """
    )

    @OptionGroup var options: GlobalOptions

    @Argument(help: ArgumentHelp("The method (default: GET, or POST with fields), and the path.", valueName: "request"))
    var request: [String]

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("A field of the body. With GET, a query parameter.", valueName: "key=value")
    )
    var field: [String] = []

    @Option(
        help: ArgumentHelp(
            "A file to send. It is the body. With fields, it is “file” in a multipart body.",
            valueName: "path"
        )
    )
    var file: String?

    func run(in app: Composition, on console: Console) async throws(Failure) {
        let request = try apiRequest()
        let response: APIResponse
        do throws(APIError) {
            response = try await console.waiting { () async throws(APIError) in
                try await app.client.response(to: request)
            }
        } catch {
            if case .refused(let refusal) = error { throw Failure(refusal) }
            throw Failure(error)
        }
        try console.show(body: response.body)
    }

    private func apiRequest() throws(Failure) -> APIRequest {
        let isPath = request.count == 1 && APIRequest.Method(rawValue: request[0]) == nil
        guard let text = request.last, isPath || request.count == 2 else { throw .usage(AppMessages.badRequest) }
        let name = isPath ? (field.isEmpty && file == nil ? "GET" : "POST") : request[0]
        guard let method = APIRequest.Method(rawValue: name.uppercased()) else {
            throw .usage(AppMessages.badMethod(name))
        }
        guard let (path, parameters) = Self.parts(of: text) else { throw .usage(AppMessages.badPath(text)) }
        var (query, fields) = (parameters, JSONObject())
        for text in field {
            let pair = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard pair.count == 2, !pair[0].isEmpty else { throw .usage(AppMessages.badField(text)) }
            fields[pair[0]] = JSONValue(typed: pair[1])
            if method == .get { query.append(URLQueryItem(name: pair[0], value: pair[1])) }
        }
        if let file {
            guard method != .get else { throw .usage(AppMessages.fileWithGet) }
            var upload = APIRequest(method, path, query: query, secrets: fields.secrets)
            upload.content = try content(URL(fileURLWithPath: file))
            return upload
        }
        let body = method == .get || fields.isEmpty ? nil : try? JSONCoding.encode(fields)
        return APIRequest(method, path, query: query, body: body, secrets: fields.secrets)
    }

    private func content(_ file: URL) throws(Failure) -> RequestBody {
        let type = Self.types[file.pathExtension.lowercased()] ?? "application/octet-stream"
        do throws(StorageError) {
            guard !field.isEmpty else { return try .file(file, type: type) }
            let pairs = field.map { $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) }
            let texts = pairs.map { RequestBody.Part.field(String($0[0]), String($0[1])) }
            return try .multipart(texts + [.file("file", file, type: type)])
        } catch {
            throw Failure(APIError.storage(error))
        }
    }

    private static let types = [
        "csv": "text/csv", "gif": "image/gif", "heic": "image/heic", "jpeg": "image/jpeg", "jpg": "image/jpeg",
        "json": "application/json", "mp4": "video/mp4", "pdf": "application/pdf", "png": "image/png",
        "txt": "text/plain; charset=utf-8", "webp": "image/webp", "zip": "application/zip",
    ]

    /// Reads a path and its query parameters, which can be percent-encoded. Returns `nil` if the text is not a path, or
    /// if the path has a part such as `..`, which leads to another path.
    private static func parts(of text: String) -> (path: APIPath, query: [URLQueryItem])? {
        let ascii = CharacterSet(charactersIn: "\0"..."\u{7F}")
        // Curl and browsers take these characters in a query, for example `filter[name]=a|b`.
        let others = CharacterSet(charactersIn: "\"<>[\\]^`{|}")
        guard let path = text.prefix(while: { $0 != "?" }).addingPercentEncoding(withAllowedCharacters: ascii),
            let query = text.drop(while: { $0 != "?" })
                .addingPercentEncoding(withAllowedCharacters: ascii.subtracting(others)),
            case let text = path + query, text.removingPercentEncoding != nil,
            let url = URLComponents(string: text, encodingInvalidCharacters: false), url.scheme == nil, url.host == nil,
            case let path = url.percentEncodedPath, !path.isEmpty, !path.contains("//"), url.fragment == nil
        else { return nil }
        let names = path.split(separator: "/").compactMap(\.removingPercentEncoding)
        guard names.allSatisfy(\.isPathComponent) else { return nil }
        let components = [""] + names.map(\.percentEncoded) + (path.hasSuffix("/") ? [""] : [])
        return (APIPath(stringLiteral: components.joined(separator: "/")), url.queryItems ?? [])
    }
}

extension JSONValue {
    /// The value of a field: `true`, `false`, `null`, a whole number, or a text. A phone number such as `090` is a
    /// text.
    fileprivate init(typed text: String) {
        let words: [String: JSONValue] = ["true": true, "false": false, "null": .null]
        self = words[text] ?? Int(text).flatMap { String($0) == text ? .integer($0) : nil } ?? .string(text)
    }
}
