/// What happened in an app, for logs, metrics and crash reports. It contains no header, no body and no text of the user.
public enum AppEvent: Equatable, Sendable {
    /// One attempt of a request ended. A retry and a redirect are attempts, too. In `target`, the path and the query, only
    /// page and limit have a value.
    case request(APIRequest.Method, target: String, Outcome, Duration)
    /// A store has a new state. Both texts are names of the code, for example `FeedStore` and `loading`.
    case transition(store: String, state: String)
    /// A screen is visible. Its link has no values in the query.
    case screen(String)
    /// Something is wrong on this device, for example `CacheFailure.damaged`.
    case fault(String)

    /// How an attempt of a request ended.
    public enum Outcome: Equatable, Sendable {
        /// A response arrived. `size` is the number of bytes in its body.
        case response(status: Int, size: Int)
        /// No response arrived, or it cannot be used, for example `no response: timedOut`.
        case failure(String)
    }
}

extension AppEvent: CustomStringConvertible {
    /// The event as a line of a log, for example `GET /posts?_page=1 → 200, 5642 bytes, 3 ms`.
    public var description: String {
        switch self {
        case .request(let method, let target, let outcome, let duration):
            "\(method.rawValue) \(target) → \(outcome), \(Int(duration / .milliseconds(1))) ms"
        case .transition(let store, let state): "\(store) → \(state)"
        case .screen(let link): "screen \(link)"
        case .fault(let name): "fault \(name)"
        }
    }
}

extension AppEvent.Outcome: CustomStringConvertible {
    /// The outcome as a part of a line, for example `200, 5642 bytes`.
    public var description: String {
        switch self {
        case .response(let status, let size): "\(status), \(size) bytes"
        case .failure(let reason): reason
        }
    }
}
