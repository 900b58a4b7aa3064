import Core
import Foundation
import TestSupport

/// A server that executes a change once for each key. The first item that is added gets the id 201.
final class ChangeServer: APIClient {
    typealias Answer = Result<APIResponse, APIError>

    let requests = Locked<[APIRequest]>([])
    private let done = Locked<[APIRequest]>([])
    private let respond: @Sendable (APIRequest) async -> Answer?

    /// Creates a server. It executes a change if `respond` returns `nil`, or if the answer is lost.
    init(_ respond: @escaping @Sendable (APIRequest) async -> Answer? = { _ in nil }) {
        self.respond = respond
    }

    /// Creates a server that executes no change before it has given these answers.
    convenience init(first answers: Answer...) {
        let rest = Locked(answers)
        self.init { _ in rest.change { $0.isEmpty ? nil : $0.removeFirst() } }
    }

    var keys: [String?] { requests.value.map(\.key) }
    /// The requests, for example `PATCH /todos/201 b`.
    var lines: [String] { requests.value.map(\.line) }
    var bodies: [String] { requests.value.map { String(decoding: $0.body ?? Data(), as: UTF8.self) } }
    var executed: [String] { done.value.map(\.line) }

    func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        requests.change { $0.append(request) }
        let answer = await respond(request)
        if let answer, ![.failed(.lost), .failed(.timedOut)].contains(answer) { return try answer.get() }
        let id = done.change { done in
            if !done.contains(where: { $0.key == request.key }) { done.append(request) }
            let index = done.firstIndex { $0.key == request.key } ?? 0
            return 200 + done[...index].count { $0.method == .post }
        }
        let body = request.method == .post ? Data(#"{"id":\#(id)}"#.utf8) : request.body ?? Data()
        return try answer?.get() ?? APIResponse(status: 200, body: body)
    }
}

extension ChangeServer.Answer {
    static func status(
        _ status: Int,
        _ body: String = "",
        after seconds: (any CustomStringConvertible)? = nil,
        location: String? = nil
    ) -> Self {
        var headers = HeaderFields()
        (headers["Retry-After"], headers["Location"]) = (seconds?.description, location)
        return .success(APIResponse(status: status, headers: headers, body: Data(body.utf8)))
    }

    /// The error of a client that throws a refusal instead of returning the response.
    static func thrown(_ status: Int, after seconds: Int? = nil) -> Self {
        .failure(.refused(Refusal(status: status, message: "No", retryAfter: seconds.map { .seconds($0) })))
    }

    static func failed(_ reason: ConnectionFailure.Reason) -> Self {
        .failure(.requestFailed(ConnectionFailure(reason, server: "")))
    }
}

extension APIRequest {
    fileprivate var key: String? { headers["Idempotency-Key"] }

    var line: String {
        let title = body.flatMap { try? JSONCoding.decode(JSONObject.self, from: $0)["title"]?.text }
        return "\(method.rawValue) \(path)" + (title.map { " " + $0 } ?? "")
    }
}
