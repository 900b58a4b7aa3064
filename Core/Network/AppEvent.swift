/// What happened in an app, for logs, metrics and crash reports. It contains no header, no body, no value of a query
/// but the numbers of page and limit, and of a state only the name of its case.
///
/// In a path, a part of at most 40 characters of `A-Z a-z 0-9 - . _ ~` is shown, because it can be an id. One typed
/// word looks the same, so send typed text in the query or the body.
public enum AppEvent: Equatable, Sendable {
    /// One attempt of a request, also a retry or redirect. In `target`, path and query, only page and limit have
    /// values.
    case request(APIRequest.Method, target: String, Outcome, Duration)
    /// A store has a new state, for example `FeedStore` and `loading`.
    case transition(store: String, state: String)
    /// The screen of this link is visible. The query has no values.
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
    /// A line for a log, for example `GET /posts?_page=1 → 200, 5642 bytes, 3 ms`.
    public var description: String {
        parts.start + parts.path + parts.end
    }

    /// The parts of the line. The path of a request and the link of a screen can have ids.
    package var parts: (start: String, path: String, end: String) {
        switch self {
        case .request(let method, let target, .response(let status, let size), let time):
            ("\(method.rawValue) ", target, " → \(status), \(size) bytes, \(Int(time / .milliseconds(1))) ms")
        case .request(let method, let target, .failure(let reason), let time):
            ("\(method.rawValue) ", target, " → \(reason), \(Int(time / .milliseconds(1))) ms")
        case .transition(let store, let state): ("\(store) → \(state)", "", "")
        case .screen(let link): ("screen ", link, "")
        case .fault(let name): ("fault \(name)", "", "")
        }
    }
}
