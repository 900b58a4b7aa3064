import Foundation

/// The reason why a request failed.
///
/// Between the network and the screen, the error of a failed request has these types:
/// 1. An `HTTPTransport` throws `HTTPFailure`: no response arrived, or the response cannot be used (`InvalidResponse`).
/// 2. `HTTPAPIClient` throws `APIError`. If no response arrived, the error contains a `ConnectionFailure`.
/// 3. `APIClient` throws `refused` for an error response, and `invalidResponse` for JSON that cannot be decoded.
/// 4. A repository converts `APIError` to the error of its feature, for example `AuthError`. Failures without a
///    separate case become `request(APIError)`.
/// 5. A view shows the `message` of the feature's error.
///
/// A closure that throws one of these types must say so: `{ () async throws(AuthError) in … }`.
public indirect enum APIError: Error, Equatable, Sendable {
    /// No response arrived.
    case requestFailed(ConnectionFailure)
    /// The server sent an error response. Its status code is 400 or more.
    case refused(Refusal)
    /// A response arrived, but it cannot be used.
    case invalidResponse(InvalidResponse)
    /// The session cannot be read or saved on this device.
    case storage(StorageError)
    /// The tokens could not be renewed, for example because a firewall refused this. The session stays.
    case renewal(APIError)
}

extension APIError {
    /// Whether the server cannot be reached, so that saved data can be shown instead. It is false if the connection is
    /// not secure or the request was cancelled.
    public var isOffline: Bool {
        guard case .requestFailed(let failure) = self else { return false }
        return failure.reason.failsAtOnce || [.lost, .timedOut].contains(failure.reason)
    }
}

/// The reason why no response arrived from the server.
public struct ConnectionFailure: Error, Equatable, Sendable {
    /// The reason why no response arrived, for example `timedOut`.
    public let reason: Reason
    /// The address of the server. It can be empty if the reason is `cancelled`.
    public let server: String

    /// Creates a failure. The error message for the user shows `server`.
    public init(_ reason: Reason, server: String) {
        self.reason = reason
        self.server = server
    }

    /// The reasons why no response arrived.
    public enum Reason: Error, Equatable, Sendable {
        /// The host name cannot be resolved, or the URL is not valid.
        case unknownHost
        /// A connection to the host is not possible, for example because the server is not running.
        case unreachable
        /// The connection ended before the whole response arrived, or there was another network error.
        case lost
        /// A secure connection is not possible: the certificate is not trusted, TLS failed, or `http` is not allowed.
        case insecure
        /// The response did not arrive in time.
        case timedOut
        /// The request was cancelled.
        case cancelled

        /// Whether the server may have received the request.
        package var mayReachServer: Bool { [.lost, .timedOut, .cancelled].contains(self) }
        /// Whether the host is unknown, or a connection to the host is not possible.
        var failsAtOnce: Bool { self == .unknownHost || self == .unreachable }
    }
}

/// An error response of the server, with the details from its header fields and its body.
public struct Refusal: Error, Equatable, Sendable {
    /// The HTTP status code. Of an error response it is 400 or more, and of a `PendingChange` any status code.
    public let status: Int
    /// The error code in the body, for example `email_taken`. `nil` means that the body has no error code.
    public let code: String?
    /// The error message in the body, which is untrusted text. `nil` means that the body has no message.
    public let message: String?
    /// The error message for each wrong field. The key is the name of the field. Keys and messages are untrusted text.
    public let fields: [String: String]
    /// How long to wait before the next request. `nil` means that the server does not say it: there is no valid
    /// `Retry-After` header field, and no time at which a limit is reset.
    public let retryAfter: Duration?
    /// Whether this is no refusal of the request, but the server takes no request of this client for some time: 429,
    /// or 403 with `Retry-After`, or with a header field that says that no request remains.
    public let isLimit: Bool

    /// Creates the details of an error response. By default, there is only a status code. It is also a limit with 429,
    /// and with 403 and a time.
    public init(
        status: Int,
        code: String? = nil,
        message: String? = nil,
        fields: [String: String] = [:],
        retryAfter: Duration? = nil,
        isLimit: Bool = false
    ) {
        self.status = status
        self.code = code
        self.message = message
        self.fields = fields
        self.retryAfter = retryAfter
        self.isLimit = isLimit || status == 429 || status == 403 && retryAfter != nil
    }

    /// The error message, and that of each wrong field. `nil` means that the body has none of them.
    package var reason: String? {
        let texts = [message].compactMap(\.self) + fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}

extension Refusal {
    /// Reads the details of an error response: an `ErrorResponse`, an error of OAuth (RFC 6749), problem details
    /// (RFC 9457), or a `message` at the top, as many servers send it. A member that is missing or has another type is
    /// ignored, and so is another body.
    init(_ response: APIResponse) {
        let json = (try? JSONCoding.decode(ReadableJSON.self, from: response.json))?.value
        let isProblem = response.headers["Content-Type"]?.lowercased().hasPrefix("application/problem+json") == true
        let (error, problem) = (json?["error"], isProblem ? json : nil)
        let type = problem?.string("type").flatMap { $0 == "about:blank" ? nil : $0.split { "/#:".contains($0) }.last }
        var (code, message) = (error?.string("code"), error?.string("message"))
        if case .string(let text)? = error { (code, message) = (text, json?.string("error_description")) }
        self.init(
            status: response.status,
            code: code ?? type.map(String.init),
            message: message ?? problem?.string("detail") ?? problem?.string("title") ?? json?.string("message"),
            fields: (error?.messages("fields") ?? [:]).merging(problem?.messages("errors") ?? [:]) { own, _ in own },
            retryAfter: response.pause(now: Date()),
            isLimit: response.isLimit
        )
    }
}

/// JSON in which a value that cannot be read is `null`, for example a number that is out of range.
private struct ReadableJSON: Decodable {
    let value: JSONValue

    init(from decoder: any Decoder) {
        if let value = try? JSONValue(from: decoder) {
            self.value = value
        } else if let members = try? [String: ReadableJSON](from: decoder) {
            value = .object(members.mapValues(\.value))
        } else {
            value = (try? [ReadableJSON](from: decoder)).map { .array($0.map(\.value)) } ?? .null
        }
    }
}

extension JSONValue {
    private var firstText: String? {
        switch self {
        case .string(let text): text
        case .array(let texts): texts.lazy.compactMap(\.firstText).first
        default: nil
        }
    }

    /// The text of an optional member. An empty text is missing. Another type is reported as ignored.
    fileprivate func string(_ key: String) -> String? {
        guard let value = self[key], value != .null else { return nil }
        guard case .string(let text) = value else {
            JSONCoding.onIgnored(key)
            return nil
        }
        return text.isEmpty ? nil : text
    }

    /// The message for each wrong field: of an object with a text or a list of texts for each field, or of a list such
    /// as `[{"pointer": "#/email", "detail": "…"}]`, also with `parameter`. If a field has several messages, the first
    /// is used.
    fileprivate func messages(_ key: String) -> [String: String]? {
        let fields: [(name: String?, text: String?)]
        switch self[key] {
        case nil, .null?: return nil
        case .object(let members)?: fields = members.map { ($0, $1.firstText) }
        case .array(let entries)?:
            fields = entries.map { entry in
                let place = entry.string("pointer") ?? entry.string("parameter")
                return (place?.drop { "#/".contains($0) }.description, entry.string("detail"))
            }
        default: fields = [(nil, nil)]
        }
        let pairs = fields.compactMap { name, text in name.flatMap { name in text.map { (name, $0) } } }
        if pairs.count < fields.count { JSONCoding.onIgnored(key) }
        return Dictionary(pairs) { first, _ in first }
    }
}
