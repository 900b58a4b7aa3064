public import Observation

/// The state of a store, or another property, that SwiftUI and others observe: `@Observed private(set) var state`.
///
/// SwiftUI reads the value. `$state` delivers each new value, in order. A value that is equal to the value before is
/// not delivered. `Observed` uses `@Observable` only on `Revision`, a class that is not generic: in a generic class, as
/// `LoadStore` and `ListStore` are, `@Observable` is slow.
@MainActor
@propertyWrapper
public final class Observed<Value: Equatable & Sendable> {
    /// Delivers each new value, in order.
    public let projectedValue = Transitions<Value>()
    @usableFromInline let revision = Revision()
    @usableFromInline var value: Value

    /// Stores the first value.
    public init(wrappedValue: Value) {
        value = wrappedValue
    }

    /// The value.
    @inlinable public var wrappedValue: Value {
        get {
            revision.read()
            return value
        }
        set {
            guard newValue != value else { return }
            revision.increase()
            value = newValue
            projectedValue.send(newValue)
        }
    }
}

/// The observable part of `Observed`.
@MainActor
@Observable
@usableFromInline
final class Revision {
    private var number = 0

    @usableFromInline
    func read() { _ = number }

    @usableFromInline
    func increase() { number &+= 1 }
}

/// Delivers every new state of a store to its observers, in order and synchronously.
///
/// Observation can skip states. For example, if the state changes from idle to loading and then to loaded, an observer
/// may see only loaded. `Transitions` delivers every state. If an observer changes the state, the new state is
/// delivered after all observers have received the current state. So all observers see the same order.
@MainActor
public final class Transitions<State: Sendable> {
    @usableFromInline var observers: [Observer] = []
    @usableFromInline var pending: [State] = []
    @usableFromInline var isDelivering = false

    @usableFromInline nonisolated init() {}

    /// Delivers a state to all observers. Only `Observed` calls this method.
    @inlinable
    func send(_ state: State) {
        guard !isDelivering else { return pending.append(state) }
        isDelivering = true
        deliver(state)
        while !pending.isEmpty {
            deliver(pending.removeFirst())
        }
        isDelivering = false
    }

    @inlinable
    func deliver(_ state: State) {
        for observer in observers {
            observer.receive?(state)
        }
    }
}

extension Transitions {
    /// Calls `receive` with every new state, until the returned observer is cancelled or the store is deallocated.
    @discardableResult
    public func observe(_ receive: @escaping @MainActor (State) -> Void) -> Observer {
        observers.removeAll { $0.isOver() }
        let observer = Observer(receive, of: self)
        observers.append(observer)
        return observer
    }

    /// Calls `receive` with every new state, as long as `object` exists.
    func observe<Object: AnyObject>(while object: Object, _ receive: @escaping @MainActor (Object, State) -> Void) {
        weak var observer: Observer?
        observer = observe { [weak object] state in
            if let object { receive(object, state) } else { observer?.cancel() }
        }
        observer?.isOver = { [weak object] in object == nil }
    }

    /// A sequence of all new states from now on. The sequence ends when the store is deallocated.
    public var values: AsyncStream<State> {
        AsyncStream { continuation in
            let observer = observe { continuation.yield($0) }
            observer.onEnd = { continuation.finish() }
            continuation.onTermination = { [weak observer] _ in
                Task { @MainActor in observer?.cancel() }
            }
        }
    }

    /// An observer of a store. It continues even if you do not keep this object.
    @MainActor
    public final class Observer {
        @usableFromInline var receive: (@MainActor (State) -> Void)?
        private weak var transitions: Transitions?
        /// Whether nobody needs the observer any more. It is removed before the next one is added.
        fileprivate var isOver: @MainActor () -> Bool = { false }
        fileprivate var onEnd: @Sendable () -> Void = {}

        init(_ receive: @escaping @MainActor (State) -> Void, of transitions: Transitions) {
            self.receive = receive
            self.transitions = transitions
        }

        deinit { onEnd() }

        /// Stops the observer at once. A state that is being delivered now does not reach the observer any more.
        public func cancel() {
            receive = nil
            transitions?.observers.removeAll { $0 === self }
        }
    }
}
