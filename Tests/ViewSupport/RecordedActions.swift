public import Core

/// Records the calls of a SwiftUI screen instead of running the actions. A subclass adds the actions of one feature.
@MainActor
open class RecordedActions: ListActions {
    /// The calls so far, for example `search("")`.
    public private(set) var calls: [String] = []

    /// Creates an object without calls.
    public init() {}

    /// Adds a call. `name` is the name of the method that was called.
    public func record(_ name: String = #function) {
        calls.append(name)
    }

    /// Records the call.
    public func loadIfNeeded() async { record() }
    /// Records the call.
    public func retry() async { record() }
    /// Records the call.
    public func acknowledgeError() { record() }
    /// Records the call.
    public func cancel() { record() }
    /// Records the call.
    public func loadNext() async { record() }
    /// Records the call.
    public func load() async { record() }
    /// Records the call.
    public func search(_ text: String) async { record("search(\"\(text)\")") }
}
