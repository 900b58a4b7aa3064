public import Observation

/// The object that manages the state of a screen and reports every change of the state.
///
/// A store is a `@MainActor final class`. Its state is an `@Observed` property, its own or that of `LoadStore` or
/// `ListStore`.
@MainActor
public protocol Store<State>: AnyObject, Observable, Sendable {
    /// The type of the state, usually an enum.
    associatedtype State: Equatable, Sendable
    /// The current state of the screen.
    var state: State { get }
    /// Delivers every new value of `state`, in order: `$state`. A value that is equal to the value before is left out.
    var transitions: Transitions<State> { get }
}

extension Store {
    /// Calls `show` with the present state, and then with each new state, as long as `screen` exists. For example,
    /// `screen` is a view controller, and `show` sets its labels. `show` must not capture `screen`, so that it is not
    /// retained.
    public func show<Screen: AnyObject>(in screen: Screen, _ show: @escaping @MainActor (Screen, State) -> Void) {
        var last: State
        repeat {
            last = state
            show(screen, last)
        } while state != last
        transitions.observe(while: screen, show)
    }
}
