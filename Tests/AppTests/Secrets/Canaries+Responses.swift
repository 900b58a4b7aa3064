import Core
import Foundation
import TestSupport

extension Canaries {
    /// The ways to print the output of a command.
    static let ways = [["--lang", "en"], ["--lang", "ja"], ["--json"]]

    /// Each echo with each way to print, or some of them.
    static let cases = Echo.all.flatMap { echo in ways.map { (echo, $0) } }.drawn(2, seed: 1)

    /// Accepts each request. A login and a refresh return tokens.
    @Sendable static func returnsTokens(_ request: String) -> [FaultStep] {
        let words = request.split(separator: " ").prefix(2).joined(separator: " ")
        let profile = #""user_id":"1","user_name":"Leanne","email":"a@b.c","last_login_date":"2026-11-21T00:00:00Z""#
        func tokens(_ name: String) -> String {
            #""access_token":"c4nary-\#(name)","refresh_token":"c4nary-\#(name)-next","expires_in":900"#
        }
        switch words {
        case "POST /v1/login": return [.response("200 OK", body: "{\(profile),\(tokens("access"))}")]
        case "POST /v1/refresh": return [.response("200 OK", body: "{\(tokens("renewed"))}")]
        case "POST /v1/logout": return [.response("204 No Content")]
        case "GET /v1/me", "PATCH /v1/me": return [.response("200 OK", body: #"{\#(profile),"phone":"","website":""}"#)]
        case "GET /posts/1": return [.response("200 OK", body: #"{"userId":1,"id":1,"title":"t","body":"b"}"#)]
        default: return [.response("200 OK", body: "[]")]
        }
    }
}

extension Canaries {
    /// What a server does with the text of each request.
    enum Echo: Hashable, Sendable {
        /// The server accepts the request.
        case nothing
        /// The server returns an error with the text of the request. With status 422, it still accepts GET requests.
        case error(Int)
        /// The server redirects to the origin `to`, with the text of the request in the address and in the body.
        case redirect(to: String)
        /// The server returns a body that is not JSON. The text of the request replaces the character `%`.
        case text(Int, String)

        /// The exit code of a command that only reads, for example `status`.
        var exitCodeOfRead: Int32 {
            switch self {
            case .nothing, .error(422): 0
            case .error(401), .text(401, _): 4
            case .error, .redirect, .text: 1
            }
        }

        /// What a command can meet, or some of it.
        static let some = all.drawn(3, seed: 2)

        fileprivate static let all = [
            nothing, error(401), error(422), error(500), redirect(to: ""), redirect(to: "http://127.0.0.1:9"),
            text(200, "%"), text(401, "<p>%</p>"), text(500, #"{"error":"%"#),
        ]

        @Sendable func response(to request: String) -> [FaultStep] {
            switch self {
            case .nothing: return returnsTokens(request)
            case .error(422) where request.hasPrefix("GET"): return returnsTokens(request)
            case .error(let status):
                let words = "\(request) \(request.percentEncoded)"
                let names = ["email", "pass", "user_name", request]
                let fields = Dictionary(uniqueKeysWithValues: names.map { ($0, words) })
                let problem = ErrorResponse(code: "no", message: words, fields: fields)
                let body = (try? JSONCoding.encode(problem)) ?? Data()
                let echo = request.components(separatedBy: "\r\n").last { !$0.isEmpty } ?? ""
                return [.response("\(status) No", ["Connection: close", "X-Echo: \(echo)"], data: body)]
            case .redirect(let origin):
                let words = request.percentEncoded
                return [.response("302 Found", ["Location: \(origin)/\(words.prefix(2_000))?\(words)"], body: request)]
            case .text(let status, let body):
                return [.response("\(status) Hm", body: body.replacing("%", with: request))]
            }
        }
    }
}

extension String {
    /// The text, percent-encoded as one component of a URL (RFC 3986).
    fileprivate var percentEncoded: String {
        let unreserved = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
        return addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }
}
