import Core
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends the requests of `HTTPAPIClient` with the service of an old app, which adds its token to each of them.
struct OldServiceTransport: HTTPTransport {
    let service: OldService

    func send(_ request: TransportRequest) async throws(HTTPFailure) -> APIResponse {
        let seconds = request.limits.total / .seconds(1)
        var sent = URLRequest(url: request.url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: seconds)
        (sent.httpMethod, sent.httpBody) = (request.method.rawValue, request.body)
        for field in request.headers { sent.setValue(field.value, forHTTPHeaderField: field.name) }
        let (body, answer): (Data, HTTPURLResponse)
        do {
            // At the time limit, HTTPAPIClient cancels this task. Then the service must end soon, as URLSession does.
            (body, answer) = try await service.send(sent)
        } catch {
            throw .noResponse(ConnectionFailure.Reason(error))
        }
        // The service follows redirects. URLSession changes a POST to a GET, so the response does not mean success.
        guard request.method == .get || answer.url?.absoluteString == request.url.absoluteString else {
            throw .invalidResponse(.redirect(302, to: answer.url?.host() ?? ""))
        }
        // Here, the whole body is already in memory. Only the service can stop the transfer earlier.
        let limit = request.limits.body
        guard body.count <= limit else { throw .invalidResponse(.tooLarge(limit: limit)) }
        var response = APIResponse(status: answer.statusCode, body: body)
        for (name, value) in answer.allHeaderFields { response.headers["\(name)"] = "\(value)" }
        return response
    }
}
