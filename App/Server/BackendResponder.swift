import Core
import FakeAPI
import Hummingbird

/// Answers from the fake backend, unless a fault comes before, and tells the log.
struct BackendResponder: HTTPResponder {
    let backend: FakeBackend
    let latency: Duration
    let faults: FaultSchedule

    func respond(to request: Request, context: ConnectionContext) async throws -> Response {
        let line = RequestLine(request)
        do {
            let answer = try await answer(to: request)
            line.write(answer.summary)
            if case .dropped = answer {
                // Who has gone already needs no dropping.
                try? await context.channel.close()
            }
            return Response(answer)
        } catch {
            line.write("no answer")
            throw error
        }
    }

    private func answer(to request: Request) async throws -> ServerAnswer {
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
