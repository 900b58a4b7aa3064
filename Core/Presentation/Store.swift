/// What every store has in common: a state, and the news of its transitions.
///
/// A store is `@MainActor @Observable final class` and keeps `state` itself: a property in a generic superclass costs
/// several times as much.
@MainActor
public protocol Store<State>: AnyObject {
    /// Everything that the page can be.
    associatedtype State: Equatable, Sendable
    /// What the page is now.
    var state: State { get }
    /// Every transition of `state`, in order.
    var transitions: Transitions<State> { get }
}
