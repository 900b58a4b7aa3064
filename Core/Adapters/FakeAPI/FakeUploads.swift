import Core
import Foundation

/// A file that the fake server has received.
struct FakeUpload: Codable, Equatable, Sendable {
    let id: Int
    let type: String
    let data: Data

    var path: String { "/uploads/\(id)" }
}

/// Takes files: `POST /uploads` with bytes of any type, and a `multipart` body or an HTML form in the place of JSON.
/// `GET /uploads/1` returns the bytes.
enum FakeUploads {
    /// The maximum size of a body, which `focal-server` has, too.
    static let largestBody = 1 << 20
    /// The maximum size of all files. The file of a state has a limit.
    private static let capacity = 4 << 20

    /// The response to a request for a file. `nil` means that the request is for something else.
    static func respond(to request: APIRequest, in state: inout FakeState) throws(FakeRefusal) -> APIResponse? {
        let path = request.path.components
        guard path.first == "uploads", path.count < 3 else { return nil }
        try request.refuseQuery()
        switch (path.count, request.method) {
        case (1, .post):
            guard let body = request.body, !body.isEmpty else { throw .emptyUpload }
            let file = try FormPart.parts(of: request)?.first { $0.fileName != nil }
            let upload = keep(file?.data ?? body, of: file?.type ?? request.contentType, in: &state)
            let answer: JSONObject = [
                "id": .integer(upload.id), "url": .string(upload.path), "type": .string(upload.type),
                "size": .integer(upload.data.count),
            ]
            return .json(201, answer)
        case (1, _): throw .methodNotAllowed(allowed: .post)
        case (_, .get):
            guard let upload = state.uploads?.first(where: { "\($0.id)" == path[1] }) else { throw .notFound }
            return APIResponse(status: 200, headers: ["Content-Type": upload.type], body: upload.data)
        default: throw .methodNotAllowed(allowed: .get)
        }
    }

    /// The request with its fields as JSON. A file becomes its path, such as `/uploads/1`.
    static func withJSON(_ request: APIRequest, in state: inout FakeState) throws(FakeRefusal) -> APIRequest {
        guard let body = request.body, !body.isEmpty, (try? JSONCoding.decode(JSONValue.self, from: body)) == nil,
            let type = request.contentType?.lowercased()
        else { return request }
        var members = JSONObject()
        if let parts = try FormPart.parts(of: request) {
            for part in parts {
                let isFile = part.fileName != nil
                let text = isFile ? keep(part.data, of: part.type, in: &state).path : part.text
                members.add(text, for: part.name)
            }
        } else if type.hasPrefix("application/x-www-form-urlencoded") {
            for pair in String(decoding: body, as: UTF8.self).split(separator: "&") {
                let words = pair.replacing("+", with: "%20").split(separator: "=", omittingEmptySubsequences: false)
                let texts = words.compactMap { String($0).removingPercentEncoding }
                // `curl -d` sends broken JSON with this type, too.
                guard texts.count == 2 else { return request }
                members.add(texts[1], for: texts[0])
            }
        } else if !type.contains("json"), !type.hasPrefix("text/") {
            throw FakeRefusal(
                415,
                code: "unsupported_media_type",
                message: "the body must be JSON, a form or multipart"
            )
        }
        var request = request
        if !members.isEmpty { request.body = try? JSONCoding.encode(members) }
        return request
    }

    private static func keep(_ data: Data, of type: String?, in state: inout FakeState) -> FakeUpload {
        var uploads = state.uploads ?? []
        let upload = FakeUpload(
            id: (uploads.last?.id ?? 0) + 1,
            type: type ?? "application/octet-stream",
            data: data
        )
        uploads.append(upload)
        while uploads.reduce(0, { $0 + $1.data.count }) > capacity { uploads.removeFirst() }
        state.uploads = uploads
        return upload
    }
}

extension JSONObject {
    /// Sets a field of a form. A field such as `tags[]` is an element of the list `tags`.
    fileprivate mutating func add(_ text: String, for name: String) {
        guard name.hasSuffix("[]") else { return self[name] = .string(text) }
        let key = String(name.dropLast(2))
        guard case .array(let others) = self[key] ?? .array([]) else { return }
        self[key] = .array(others + [.string(text)])
    }
}

/// A field or a file of a `multipart` body.
private struct FormPart {
    let name: String
    let fileName: String?
    let type: String?
    let data: Data

    var text: String { String(decoding: data, as: UTF8.self) }

    /// `nil` means that the body has another type.
    static func parts(of request: APIRequest) throws(FakeRefusal) -> [FormPart]? {
        guard let body = request.body, let type = request.contentType,
            type.lowercased().hasPrefix("multipart/form-data")
        else { return nil }
        guard let boundary = type.firstMatch(of: /boundary="?([^";]+)/)?.1 else { throw .badMultipart }
        let (all, line) = (Data("\r\n".utf8) + body, Data("\r\n--\(boundary)".utf8))
        var marks: [Range<Int>] = []
        while let mark = all.range(of: line, in: (marks.last?.upperBound ?? 0)..<all.count) { marks.append(mark) }
        guard let end = marks.last, all[end.upperBound...].starts(with: Data("--".utf8)) else { throw .badMultipart }
        var parts: [FormPart] = []
        for (start, end) in zip(marks, marks.dropFirst()) {
            guard let part = FormPart(all[start.upperBound..<end.lowerBound]) else { throw .badMultipart }
            parts.append(part)
        }
        return parts
    }

    private init?(_ bytes: Data) {
        guard let end = bytes.range(of: Data("\r\n\r\n".utf8)) else { return nil }
        let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
        func value(_ match: Substring?) -> String? {
            let marks = [("%22", "\""), ("%0D", "\r"), ("%0A", "\n")]
            return match.map { marks.reduce(String($0)) { $0.replacing($1.0, with: $1.1) } }
        }
        guard let name = value(head.firstMatch(of: /[; ]name="([^"]*)"/)?.1) else { return nil }
        self.name = name
        fileName = value(head.firstMatch(of: /filename="([^"]*)"/)?.1)
        type = head.firstMatch(of: /(?i)\r\ncontent-type: *([^\r]+)/).map { String($0.1) }
        data = Data(bytes[end.upperBound...])
    }
}

extension APIRequest {
    /// The request as a server receives it: its files are in memory, and its type is in the header.
    func received() throws(APIError) -> APIRequest {
        guard let content, content.size <= FakeUploads.largestBody else { return self }
        var request = self
        request.headers["Content-Type"] = contentType
        do throws(StorageError) { request.body = try content.loaded() } catch { throw .storage(error) }
        return request
    }

    /// What the body says, without the boundary of a `multipart` body, which differs with each try.
    var writtenBody: String {
        guard let body else { return "" }
        guard let parts = (try? FormPart.parts(of: self)) ?? nil else {
            return String(data: body, encoding: .utf8) ?? body.digest
        }
        return parts.map { "\($0.name)=\($0.fileName ?? "") \($0.type ?? "") \($0.data.digest)" }.joined(
            separator: "\n"
        )
    }
}

extension Data {
    fileprivate var digest: String {
        var digest = ContentDigest()
        digest.add(self)
        return "\(count) bytes \(digest.text)"
    }
}

extension FakeRefusal {
    static let tooLarge = FakeRefusal(
        413,
        code: "body_too_large",
        message: "a body can have at most \(FakeUploads.largestBody) bytes"
    )
    fileprivate static let badMultipart = FakeRefusal(
        400,
        code: "invalid_multipart",
        message: "the request body cannot be read as multipart/form-data"
    )
    fileprivate static let emptyUpload = FakeRefusal(422, code: "validation_failed", message: "the file is empty")
}
