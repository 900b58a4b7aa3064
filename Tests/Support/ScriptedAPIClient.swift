public import Core
public import Testing

/// An API client for tests. It returns the responses that the test has scripted.
///
/// The test fails if a request has no script, or if a script for one call was not used at the end.
public final class ScriptedAPIClient: APIClient {
    /// The name of the server that connection errors of this client contain.
    public static let server = "scripted.test"

    /// The clock that measures the delay of the responses.
    public let clock: TestClock
    private let state = Monitor(State())
    private let sourceLocation: SourceLocation

    /// Creates a client without scripts. Use `on` to add scripts.
    ///
    /// - Parameters:
    ///   - clock: The clock that measures the delay of the responses. With `nil`, the client creates its own clock.
    ///   - sourceLocation: The location at which the test fails if a request has no script.
    public init(clock: TestClock? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
        self.clock = clock ?? TestClock(sourceLocation: sourceLocation)
        self.sourceLocation = sourceLocation
        ExhaustiveScope.register(self, sourceLocation: sourceLocation)
    }

    /// All requests that the client has received, in order.
    public var requests: [APIRequest] { state.current.requests }

    /// Scripts the response to one call. Each script is used once. If several scripts match a call, the script that
    /// was added first is used.
    ///
    /// - Parameters:
    ///   - method: The method of the call.
    ///   - path: The path of the call.
    ///   - query: The items that the query of the call must contain. `nil` matches any query.
    ///   - response: The response, or an error.
    ///   - delay: How long the call waits for its response. `clock` measures this time.
    ///   - ignoresCancellation: Whether the response arrives even if the call is cancelled. With `false`, a cancelled
    ///     call throws `.cancelled` at once.
    ///   - sourceLocation: The location at which the test fails if the call does not happen.
    public func on(
        _ method: APIRequest.Method,
        _ path: APIPath,
        query: [String: String]? = nil,
        response: ScriptedResponse,
        after delay: Duration = .zero,
        ignoresCancellation: Bool = false,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let script = Script(
            method: method,
            path: path,
            query: query,
            respond: { _ in response },
            delay: delay,
            ignoresCancellation: ignoresCancellation,
            sourceLocation: sourceLocation
        )
        state.update { $0.scripts.append(script) }
    }

    /// Scripts the responses to any number of calls, also to none. `respond` is called when the request is sent.
    public func on(
        _ method: APIRequest.Method,
        _ path: APIPath,
        sourceLocation: SourceLocation = #_sourceLocation,
        respond: @escaping @Sendable (APIRequest) -> ScriptedResponse
    ) {
        state.update {
            $0.scripts.append(
                Script(method: method, path: path, respond: respond, isRepeated: true, sourceLocation: sourceLocation)
            )
        }
    }

    /// Removes the scripts for any number of calls, so that the test fails if a closed screen still sends requests.
    public func expectNoMoreRequests() {
        state.update { $0.scripts.removeAll(where: \.isRepeated) }
    }

    /// Returns the scripted response. If no script matches the request, the test fails.
    public func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        // With `.everyOrder`, a cancelled task sends no request.
        if Order.current != nil, Task.isCancelled { throw .cancelled }
        guard let script = state.update({ $0.take(request) }) else { throw unscripted(request) }
        let result = script.respond(request).result
        if let order = Order.current { return try await order.response(result, to: request.line) }
        do {
            try await sleep(script)
        } catch {
            throw .cancelled
        }
        return try result.get()
    }

    private func sleep(_ script: Script) async throws {
        let sleeper = TestClock.Sleeper(
            deadline: clock.now.advanced(by: script.delay),
            fault: "\(script) still waits for its response",
            sourceLocation: script.sourceLocation
        )
        if script.ignoresCancellation {
            // An unstructured task is not cancelled with the caller.
            try await Task { [clock] in try await clock.sleep(sleeper) }.value
        } else {
            try await clock.sleep(sleeper)
        }
    }

    private func unscripted(_ request: APIRequest) -> APIError {
        let rest = state.current.scripts.map { "\n  \($0)" }.joined()
        let scripts = rest.isEmpty ? "All scripts are already used." : "These scripts are not used yet:\(rest)"
        Issue.record("\(request.line) is not scripted. \(scripts)", sourceLocation: sourceLocation)
        return .invalidResponse(.json(UnreadableJSON(.invalid("\(request.line) is not scripted"))))
    }

    private struct State: Sendable {
        var scripts: [Script] = []
        var requests: [APIRequest] = []

        mutating func take(_ request: APIRequest) -> Script? {
            requests.append(request)
            guard let index = scripts.firstIndex(where: { $0.matches(request) }) else { return nil }
            return scripts[index].isRepeated ? scripts[index] : scripts.remove(at: index)
        }
    }
}

extension APIError {
    static let cancelled = APIError.requestFailed(ConnectionFailure(.cancelled, server: ScriptedAPIClient.server))
}

extension ScriptedAPIClient: Exhaustible {
    var leftovers: [Leftover] {
        state.current.scripts.filter { !$0.isRepeated }.map {
            Leftover(text: "\($0) was not called.", sourceLocation: $0.sourceLocation)
        }
    }

    func abandon() {
        clock.abandon()
    }
}
