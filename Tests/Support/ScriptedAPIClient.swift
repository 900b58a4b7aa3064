public import Core
public import Testing

/// A client that answers what a test scripted, call by call.
///
/// A call that is not scripted fails the test, and so does a script that was not called.
public final class ScriptedAPIClient: APIClient {
    /// The address that failures of this client name.
    public static let server = "scripted.test"

    /// The clock that late answers wait for.
    public let clock: TestClock
    private let state = Monitor(State())
    private let sourceLocation: SourceLocation

    /// Makes a client without scripts; without a clock it makes one of its own.
    public init(clock: TestClock? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
        self.clock = clock ?? TestClock(sourceLocation: sourceLocation)
        self.sourceLocation = sourceLocation
        ExhaustiveScope.register(self, sourceLocation: sourceLocation)
    }

    /// The calls so far, in order.
    public var requests: [APIRequest] { state.current.requests }

    /// Scripts the answer to one call. Of several scripts that fit a call, the first serves, once.
    ///
    /// - Parameters:
    ///   - method: The method of the call.
    ///   - path: The path of the call.
    ///   - query: What the call's query must contain, at least; `nil` fits any query.
    ///   - answer: What the call brings.
    ///   - delay: How long the answer takes on the clock.
    ///   - ignoresCancellation: Whether the answer comes even though the caller was cancelled, as from a client that
    ///     noticed too late. Otherwise a cancelled call throws `.cancelled` at once.
    ///   - sourceLocation: Where the test fails when nobody calls.
    public func on(
        _ method: APIRequest.Method,
        _ path: APIPath,
        query: [String: String]? = nil,
        answer: ScriptedAnswer,
        after delay: Duration = .zero,
        ignoresCancellation: Bool = false,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let script = Script(
            method: method,
            path: path,
            query: query,
            answer: answer,
            delay: delay,
            ignoresCancellation: ignoresCancellation,
            sourceLocation: sourceLocation
        )
        state.update { $0.scripts.append(script) }
    }

    /// Answers as scripted.
    public func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        guard let script = state.update({ $0.take(request) }) else { throw unscripted(request) }
        do {
            try await sleep(script)
        } catch {
            throw .requestFailed(ConnectionFailure(.cancelled, server: Self.server))
        }
        return try script.answer.result.get()
    }

    private func sleep(_ script: Script) async throws {
        let sleeper = TestClock.Sleeper(
            deadline: clock.now.advanced(by: script.delay),
            fault: "\(script) is still in flight",
            sourceLocation: script.sourceLocation
        )
        if script.ignoresCancellation {
            // A task of its own does not hear that the caller was cancelled.
            try await Task { [clock] in try await clock.sleep(sleeper) }.value
        } else {
            try await clock.sleep(sleeper)
        }
    }

    private func unscripted(_ request: APIRequest) -> APIError {
        let rest = state.current.scripts.map { "\n  \($0)" }.joined()
        let scripts = rest.isEmpty ? "Nothing is scripted any more." : "Scripted, and not yet called:\(rest)"
        Issue.record("\(request.line) is not scripted. \(scripts)", sourceLocation: sourceLocation)
        return .invalidResponse(.json(UnreadableJSON(.invalid("\(request.line) is not scripted"))))
    }

    private struct State: Sendable {
        var scripts: [Script] = []
        var requests: [APIRequest] = []

        mutating func take(_ request: APIRequest) -> Script? {
            requests.append(request)
            return scripts.firstIndex { $0.fits(request) }.map { scripts.remove(at: $0) }
        }
    }
}

extension ScriptedAPIClient: Exhaustible {
    var leftovers: [Leftover] {
        state.current.scripts.map { Leftover(text: "\($0) was not called.", sourceLocation: $0.sourceLocation) }
    }

    func abandon() {
        clock.abandon()
    }
}
