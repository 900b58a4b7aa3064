import Foundation

#if canImport(os)
import os
#endif

/// Receives the events of an app. Client and stores get it from outside, and give no texts of the user to it.
public struct Events: Sendable {
    private let shows: @Sendable (String) -> Bool
    private let receive: (@Sendable (AppEvent) -> Void)?

    /// Nobody receives the events.
    public init() {
        (shows, receive) = ({ _ in false }, nil)
    }

    /// Calls `receive` with each event, on any thread. `shows` says which parts of an address an event may contain although
    /// they are no ids, for example because the user wrote them on the command line.
    public init(
        showing shows: @escaping @Sendable (String) -> Bool = { _ in false },
        _ receive: @escaping @Sendable (AppEvent) -> Void
    ) {
        (self.shows, self.receive) = (shows, receive)
    }

    /// The system log. Without `os`, stderr.
    public static var systemLog: Events {
        #if canImport(os)
        let logger = Logger(subsystem: Bundle.main.bundleIdentifier ?? "focal", category: "events")
        return Events { event in
            let isFault = if case .fault = event { true } else { false }
            logger.log(level: isFault ? .error : .info, "\(event.description, privacy: .public)")
        }
        #else
        return Events { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
        #endif
    }
}

extension Events {
    /// Reports an event.
    public func send(_ event: AppEvent) {
        receive?(event)
    }

    /// Reports what is wrong: the type of an error and its case, without values.
    public func fault(_ error: some Error) {
        send(.fault("\(type(of: error)).\(Self.name(of: error))"))
    }

    /// Reports the link of the visible screen.
    public func screen(_ link: DeepLink) {
        send(.screen(shown(link.description)))
    }

    /// Reports each new state of a store.
    @MainActor
    public func follow<S: Store>(_ store: S) {
        guard receive != nil else { return }
        store.transitions.observe { state in
            send(.transition(store: "\(S.self)", state: Self.name(of: state)))
        }
    }

    /// Sends one attempt of a request, and reports how it ended. `target` is the percent-encoded path and query.
    package func attempt<Failure: Error>(
        _ method: APIRequest.Method,
        _ target: String,
        on clock: any Clock<Duration> = ContinuousClock(),
        _ attempt: () async throws(Failure) -> APIResponse
    ) async throws(Failure) -> APIResponse {
        let elapsed = clock.stopwatch()
        func end(_ outcome: AppEvent.Outcome) { send(.request(method, target: shown(target), outcome, elapsed())) }
        do throws(Failure) {
            let response = try await attempt()
            end(.response(status: response.status, size: response.body.count))
            return response
        } catch {
            end(.failure((error as? HTTPFailure)?.description ?? Self.name(of: error)))
            throw error
        }
    }
}

extension Events {
    /// The name of the case of an enum. Only a case without values is described by itself.
    private static func name<Value>(of value: Value) -> String {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum else { return "\(Value.self)" }
        return mirror.children.first?.label ?? "\(value)"
    }

    /// The path and the query, with `…` instead of texts.
    private func shown(_ target: String) -> String {
        let halves = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let path = halves[0].split(separator: "/", omittingEmptySubsequences: false).map(name).joined(separator: "/")
        let items = halves.dropFirst().first?.split(separator: "&").map { item in
            let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let key = name(pair[0])
            guard let value = pair.dropFirst().first else { return key }
            let isShown = value.isEmpty || pagingNames.contains(key) && Int(value) != nil || allows(value)
            return "\(key)=\(isShown ? value : "…")"
        }
        return items.map { "\(path)?\($0.joined(separator: "&"))" } ?? path
    }

    /// A part of a path, or the name of a parameter. A longer text, or other characters than those of ids, can be secret.
    private func name(_ part: Substring) -> String {
        let text = String(part)
        return part.utf8.count <= 40 && text.percentEncoded == text || allows(part) ? text : "…"
    }

    private func allows(_ text: Substring) -> Bool { shows(text.removingPercentEncoding ?? String(text)) }
}

/// The parameters whose numbers an event contains.
private let pagingNames: Set = ["_page", "page", "_limit", "limit", "per_page", "offset"]
