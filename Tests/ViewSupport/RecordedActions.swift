public import Core

/// Records the calls of a SwiftUI page instead of running the actions. A subclass adds the actions of one feature.
@MainActor
open class RecordedActions: ListActions {
    /// The calls so far, for example `search("")`.
    public private(set) var calls: [String] = []

    public init() {}

    /// Adds a call. `name` is the name of the method that was called.
    public func record(_ name: String = #function) {
        calls.append(name)
    }

    public func loadIfNeeded() async { record() }
    public func retry() async { record() }
    public func acknowledgeError() { record() }
    public func cancel() { record() }
    public func loadNext() async { record() }
    public func refresh() async { record() }
    public func search(_ text: String) async { record("search(\"\(text)\")") }
}
