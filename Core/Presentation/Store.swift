/// A store has a state and reports every transition of it.
///
/// A store is a `@MainActor @Observable final class` and declares `state` itself, because a property in a generic
/// superclass is several times slower.
@MainActor
public protocol Store<State>: AnyObject {
    /// All states of the page.
    associatedtype State: Equatable, Sendable
    /// The current state.
    var state: State { get }
    /// Every transition of `state`, in order.
    var transitions: Transitions<State> { get }
}
