/// Tells every transition of a store, in order, synchronously.
///
/// Observation tells that something changed, and coalesces: of idle → loading → loaded an observer may see only the ends.
/// `Transitions` loses none. A transition that an observer causes is delivered after the one it reacted to, so every
/// observer sees the same order.
@MainActor
public final class Transitions<State: Sendable> {
    @usableFromInline var observers: [Observer] = []
    @usableFromInline var pending: [State] = []
    @usableFromInline var isDelivering = false
    private var continuations: [ObjectIdentifier: AsyncStream<State>.Continuation] = [:]

    /// Makes transitions that nobody observes yet.
    public nonisolated init() {}

    deinit {
        for continuation in continuations.values {
            continuation.finish()
        }
    }

    /// Tells a transition to all observers. A store does so in the `didSet` of its state.
    @inlinable
    public func send(_ state: State) {
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
            observer.tell?(state)
        }
    }
}

extension Transitions {
    /// Calls `tell` at every transition from now on, until the subscription is cancelled or the store is gone.
    @discardableResult
    public func observe(_ tell: @escaping @MainActor (State) -> Void) -> ObservationToken {
        let observer = Observer(tell)
        observers.append(observer)
        return ObservationToken { [weak self] in
            observer.tell = nil
            self?.observers.removeAll { $0 === observer }
        }
    }

    /// Every transition from now on, none left out; it ends with the store.
    public var values: AsyncStream<State> {
        AsyncStream { continuation in
            let subscription = observe { continuation.yield($0) }
            let id = ObjectIdentifier(subscription)
            continuations[id] = continuation
            continuation.onTermination = { [weak self] _ in
                Task { @MainActor in
                    subscription.cancel()
                    self?.continuations[id] = nil
                }
            }
        }
    }

    @usableFromInline @MainActor
    final class Observer {
        @usableFromInline var tell: (@MainActor (State) -> Void)?

        init(_ tell: @escaping @MainActor (State) -> Void) {
            self.tell = tell
        }
    }
}

/// An observer's hold on a store's transitions.
@MainActor
public final class ObservationToken {
    private let stop: @MainActor () -> Void

    init(_ stop: @escaping @MainActor () -> Void) {
        self.stop = stop
    }

    /// Ends it: nothing more is told, not even a transition that is just being delivered.
    public func cancel() {
        stop()
    }
}
