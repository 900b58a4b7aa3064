public import Observation

/// The object that manages the state of a screen and reports every change of the state.
///
/// A store is a `@MainActor final class`. Its state is an `@Observed` property, its own or that of `LoadStore` or `ListStore`.
@MainActor
public protocol Store<State>: AnyObject, Observable {
    /// The type of the state, usually an enum.
    associatedtype State: Equatable, Sendable
    /// The current state of the screen.
    var state: State { get }
    /// Delivers every new value of `state`, in order: `$state`. A value that is equal to the value before is left out.
    var transitions: Transitions<State> { get }
}
