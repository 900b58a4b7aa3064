import Core
import FakeAPI
import Hummingbird

/// Answers each request with the response of the fake backend, a refusal, or a fault (a simulated error). It also logs
/// the request.
struct BackendResponder: HTTPResponder {
    let backend: FakeBackend
    let latency: Duration
    let faults: FaultSchedule

    func respond(to request: Request, context: ConnectionContext) async throws -> Response {
        let line = RequestLine(request)
        do {
            let response = try await response(to: request)
            line.write(response.summary)
            if case .dropped = response {
                // `close()` throws if the connection is already closed. This error can be ignored.
                try? await context.channel.close()
            }
            return Response(response)
        } catch {
            line.write("no response")
            throw error
        }
    }

    private func response(to request: Request) async throws -> ServerResponse {
        let fault = faults.next()
        do {
            let call = try await APIRequest(request)
            try await Task.sleep(for: latency)
            switch fault {
            case .unavailable: return .whole(.unavailable)
            case .dropped: return .dropped
            case .truncated: return .cutOff(try await backend.respond(to: call))
            case nil: return .whole(try await backend.respond(to: call))
            }
        } catch let refusal as RefusedRequest {
            return .whole(refusal.response)
        }
    }
}
