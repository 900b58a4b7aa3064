/// The object that manages the state of a screen and reports every change of the state.
///
/// A store is a `@MainActor final class`. SwiftUI observes its state: a stored property, or the state of its loader.
@MainActor
public protocol Store<State>: AnyObject {
    /// The type of the state, usually an enum.
    associatedtype State: Equatable, Sendable
    /// The current state of the screen.
    var state: State { get }
    /// Delivers every new value of `state`, in order. A store may leave out a value that is equal to the value before.
    var transitions: Transitions<State> { get }
}
