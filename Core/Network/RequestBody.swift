public import Foundation

/// The body of a request: bytes of a type, from memory and from files. A file is read while it is sent, so a large one
/// needs no memory. Each attempt reads it again, for example after a renewal of tokens. An upload stops soon after iOS
/// suspends the app.
public struct RequestBody: Sendable {
    /// The value of the header field `Content-Type`.
    public let type: String
    /// The number of bytes.
    public let size: Int
    let pieces: [Piece]
    private let named: [String]
    private var report: (@Sendable (_ sent: Int) -> Void)?

    enum Piece: Equatable, Sendable {
        case bytes(Data)
        case file(URL, size: Int)

        var size: Int {
            switch self {
            case .bytes(let data): data.count
            case .file(_, let size): size
            }
        }
    }

    private init(_ type: String, _ pieces: [Piece], secrets: [String] = []) {
        self.type = type
        self.pieces = pieces
        named = secrets
        size = pieces.reduce(0) { $0 + $1.size }
    }
}

extension RequestBody {
    /// JSON. It is the only body that `TranslatingAPIClient` translates.
    public static func json(_ data: Data) -> RequestBody {
        RequestBody("application/json; charset=utf-8", [.bytes(data)])
    }

    /// The fields of a form in HTML (`application/x-www-form-urlencoded`), for example for OAuth.
    public static func form(_ fields: [URLQueryItem]) -> RequestBody {
        let pairs = fields.map { "\($0.name.percentEncoded)=\(($0.value ?? "").percentEncoded)" }
        let secrets = fields.filter { $0.name.isSecret }.compactMap(\.value)
        let data = Data(pairs.joined(separator: "&").utf8)
        return RequestBody("application/x-www-form-urlencoded", [.bytes(data)], secrets: secrets)
    }

    /// Bytes of any type, for example `image/png`.
    public static func bytes(_ data: Data, type: String) -> RequestBody { RequestBody(type, [.bytes(data)]) }

    /// A file on this device. It must stay as it is until the request has ended.
    public static func file(_ file: URL, type: String) throws(StorageError) -> RequestBody {
        RequestBody(type, [.file(file, size: try BodyReader.size(of: file))])
    }

    /// Fields and files (`multipart/form-data`, RFC 7578), in this order.
    public static func multipart(_ parts: [Part], boundary: String = newBoundary) throws(StorageError) -> RequestBody {
        var pieces: [Piece] = []
        for part in parts {
            pieces.append(.bytes(Data("--\(boundary)\r\n\(part.head)\r\n\r\n".utf8)))
            switch part.content {
            case .bytes(let data): pieces.append(.bytes(data))
            case .file(let file): pieces.append(.file(file, size: try BodyReader.size(of: file)))
            }
            pieces.append(.bytes(Data("\r\n".utf8)))
        }
        pieces.append(.bytes(Data("--\(boundary)--\r\n".utf8)))
        return RequestBody("multipart/form-data; boundary=\(boundary)", pieces, secrets: parts.compactMap(\.secret))
    }

    /// A text that no file contains.
    public static var newBoundary: String { "focal-\(UUID().uuidString)" }

    /// A field or a file of a `multipart` body.
    public struct Part: Equatable, Sendable {
        enum Content: Equatable, Sendable { case bytes(Data), file(URL) }
        let name: String
        let fileName: String?
        let type: String?
        let content: Content

        /// A field with a text.
        public static func field(_ name: String, _ text: String) -> Part {
            Part(name: name, fileName: nil, type: nil, content: .bytes(Data(text.utf8)))
        }

        /// A file whose bytes are in memory. `fileName` is what the server sees.
        public static func file(_ name: String, _ data: Data, fileName: String, type: String) -> Part {
            Part(name: name, fileName: fileName, type: type, content: .bytes(data))
        }

        /// A file on this device. It must stay as it is until the request has ended.
        public static func file(_ name: String, _ file: URL, fileName: String? = nil, type: String) -> Part {
            Part(name: name, fileName: fileName ?? file.lastPathComponent, type: type, content: .file(file))
        }

        /// The header lines. A quote or a line break in a name would end the line (WHATWG, multipart/form-data).
        fileprivate var head: String {
            func quoted(_ text: String) -> String {
                text.unicodeScalars.map { ["\r": "%0D", "\n": "%0A", "\"": "%22"][$0] ?? String($0) }.joined()
            }
            let file = fileName.map { "; filename=\"\(quoted($0))\"" } ?? ""
            let line = "Content-Disposition: form-data; name=\"\(quoted(name))\"\(file)"
            return line + (type.map { "\r\nContent-Type: \(quoted($0))" } ?? "")
        }

        fileprivate var secret: String? {
            guard case .bytes(let text) = content, fileName == nil, name.isSecret else { return nil }
            return String(decoding: text, as: UTF8.self)
        }
    }
}

extension RequestBody {
    /// The bytes, if all of them are in memory. `nil` means that a file is in the body.
    public var data: Data? {
        if case .bytes(let data)? = pieces.first, pieces.count == 1 { return data }
        var all = Data()
        for piece in pieces {
            guard case .bytes(let data) = piece else { return nil }
            all += data
        }
        return all
    }

    /// Whether a file is in the body.
    public var hasFile: Bool { pieces.contains { if case .file = $0 { true } else { false } } }

    /// This body, and its progress. `report` gets the number of bytes that were given to the connection, on any thread.
    /// Each attempt starts again at 0. The server has all of them only when it has answered.
    public func reporting(_ report: @escaping @Sendable (_ sent: Int) -> Void) -> RequestBody {
        var body = self
        body.report = { [old = self.report] sent in
            old?(sent)
            report(sent)
        }
        return body
    }

    /// This body, and its progress in percent. `report` is called only with another number than before.
    public func reportingPercent(_ report: @escaping @Sendable (Int) -> Void) -> RequestBody {
        let last = LastPercent()
        return reporting { [size] sent in
            if let percent = last.next(size == 0 ? 100 : Int(Double(sent) / Double(size) * 100)) { report(percent) }
        }
    }

    /// Tells the progress. A transport calls it if `isReporting` is true.
    public func sent(_ count: Int) { report?(count) }

    /// Whether somebody wants to know the progress.
    public var isReporting: Bool { report != nil }

    /// This body without a progress.
    var silent: RequestBody {
        var body = self
        body.report = nil
        return body
    }

    /// The only file, if it is the whole body.
    public var wholeFile: URL? {
        if case .file(let file, _)? = pieces.first, pieces.count == 1 { file } else { nil }
    }

    var isJSON: Bool { type.hasPrefix("application/json") }

    /// The values of fields whose names say that they are secret. An error response shows `•••` in their place.
    var secrets: [String] { named }

    /// Throws if a file is gone, or has another size than before.
    func check() throws(StorageError) {
        for case .file(let file, let size) in pieces where try BodyReader.size(of: file) != size {
            throw .unreadable(path: file.path, reason: BodyReader.otherSize)
        }
    }
}

extension RequestBody: Equatable {
    /// Whether both send the same. A progress is not compared.
    public static func == (left: RequestBody, right: RequestBody) -> Bool {
        (left.type, left.pieces) == (right.type, right.pieces)
    }
}

extension String {
    /// Whether a field with this name has a secret, such as a password, a token or a code for one login.
    fileprivate var isSecret: Bool {
        let name = lowercased()
        return name == "code" || ["pass", "secret", "token"].contains { name.contains($0) }
    }
}

/// The percent that was reported last. `@unchecked Sendable` is safe, because the lock protects the number.
private final class LastPercent: @unchecked Sendable {
    private let lock = NSLock()
    private var last = -1

    /// `nil` if it is the same as before.
    func next(_ percent: Int) -> Int? {
        lock.withLock {
            guard percent != last else { return nil }
            last = percent
            return percent
        }
    }
}
