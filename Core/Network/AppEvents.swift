import Foundation

#if canImport(os)
import os
#endif

/// Receives the events of an app: each attempt of a request, each transition of the stores of the root, the visible
/// screen, and what is wrong on this device. No text of the user is in an event. Give one value to the client and to
/// `Dependencies`. A store outside of the root is reported after `follow(_:)`.
public struct AppEvents: Sendable {
    private let shows: @Sendable (Substring) -> Bool
    let receive: (@Sendable (AppEvent) -> Void)?
    #if FOCAL_VIEWS
    /// Receives each transition of a store with both states, also texts of the user. Only the page in the browser
    /// shows them.
    package var onTransition: (@MainActor @Sendable (_ store: String, _ old: Any, _ new: Any) -> Void)?
    #endif

    /// Calls `receive` with each event, on any thread. Without it, there are no events. `shows` says which other texts
    /// may be in the address of a request, for example what the user wrote on the command line.
    public init(
        _ receive: (@Sendable (AppEvent) -> Void)? = nil,
        showing shows: @escaping @Sendable (String) -> Bool = { _ in false }
    ) {
        self.shows = { shows($0.removingPercentEncoding ?? String($0)) }
        self.receive = receive
    }

    /// The system log, in which the paths of requests and the links of screens are private. On Linux, stderr.
    public static var systemLog: AppEvents { systemLog(showingPaths: false) }

    /// The system log. With `showingPaths`, everybody who reads the log of the device also sees paths and links, with
    /// their ids. On Linux, stderr.
    public static func systemLog(showingPaths: Bool) -> AppEvents {
        #if canImport(os)
        let logger = Logger(subsystem: Bundle.main.bundleIdentifier ?? "app", category: "events")
        return AppEvents { event in
            let level: OSLogType = if case .fault = event { .error } else { .info }
            let (start, path, end) = event.parts
            if showingPaths || path.isEmpty {
                logger.log(level: level, "\(event.description, privacy: .public)")
            } else {
                logger.log(level: level, "\(start, privacy: .public)\(path, privacy: .private)\(end, privacy: .public)")
            }
        }
        #else
        return AppEvents { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
        #endif
    }
}

extension AppEvents {
    /// Reports an event.
    public func send(_ event: AppEvent) { receive?(event) }

    /// Reports the type of an error and its case.
    public func fault(_ error: some Error) { send(.fault("\(type(of: error)).\(Self.name(of: error))")) }

    /// Sends a request once, and reports how it ended. The parts of `target` are percent-encoded.
    package func attempt<Failure: Error>(
        _ method: APIRequest.Method,
        _ target: String,
        on clock: any Clock<Duration> = ContinuousClock(),
        _ send: () async throws(Failure) -> APIResponse
    ) async throws(Failure) -> APIResponse {
        let time = clock.stopwatch()
        let result = await Result { () async throws(Failure) in try await send() }
        let outcome: AppEvent.Outcome =
            switch result {
            case .success(let response): .response(status: response.status, size: response.body.count)
            case .failure(let error): .failure((error as? HTTPFailure)?.description ?? Self.name(of: error))
            }
        receive?(.request(method, target: written(target), outcome, time()))
        return try result.get()
    }

    /// The name of the case of an enum. A description is used only for a case that has no values.
    static func name<Value>(of value: Value) -> String {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum else { return "\(Value.self)" }
        return mirror.children.first?.label ?? "\(value)"
    }

    /// The path and the query, with `…` instead of texts.
    func written(_ target: String) -> String {
        let (path, query) = (target.prefix { $0 != "?" }, target.drop { $0 != "?" }.dropFirst())
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map { shows(id: $0) ? $0 : "…" }
        let items = query.split(separator: "&").map { item in
            let (name, value) = (item.prefix { $0 != "=" }, item.drop { $0 != "=" }.dropFirst())
            let isPage = ["_page", "page", "_limit", "limit", "per_page", "offset"].contains(name) && Int(value) != nil
            return "\(shows(id: name) ? name : "…")=\(value.isEmpty || isPage || shows(value) ? value : "…")"
        }
        return parts.joined(separator: "/") + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
    }

    /// A longer text, or one with other characters, is perhaps no id.
    private func shows(id: Substring) -> Bool {
        id.utf8.count <= 40 && String(id).percentEncoded == id || shows(id)
    }
}
