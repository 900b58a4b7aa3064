/// Delivers every transition of a store to its observers, in order and synchronously.
///
/// Observation can leave out states: of idle → loading → loaded, an observer may see only idle and loaded.
/// `Transitions` delivers all states. If an observer causes a transition, it is delivered after the current one, so all
/// observers see the same order.
@MainActor
public final class Transitions<State: Sendable> {
    @usableFromInline var observers: [Observer] = []
    @usableFromInline var pending: [State] = []
    @usableFromInline var isDelivering = false
    private var continuations: [ObjectIdentifier: AsyncStream<State>.Continuation] = [:]

    /// Creates an object without observers. A store keeps it in `transitions`.
    public nonisolated init() {}

    deinit {
        for continuation in continuations.values {
            continuation.finish()
        }
    }

    /// Delivers a state to all observers. A store calls it in the `didSet` of its state.
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
            observer.receive?(state)
        }
    }
}

extension Transitions {
    /// Calls `receive` at every transition from now on, until the token is cancelled or the store is deallocated.
    @discardableResult
    public func observe(_ receive: @escaping @MainActor (State) -> Void) -> ObservationToken {
        let observer = Observer(receive)
        observers.append(observer)
        return ObservationToken { [weak self] in
            observer.receive = nil
            self?.observers.removeAll { $0 === observer }
        }
    }

    /// Every transition from now on. The sequence ends when the store is deallocated.
    public var values: AsyncStream<State> {
        AsyncStream { continuation in
            let token = observe { continuation.yield($0) }
            let id = ObjectIdentifier(token)
            continuations[id] = continuation
            continuation.onTermination = { [weak self] _ in
                Task { @MainActor in
                    token.cancel()
                    self?.continuations[id] = nil
                }
            }
        }
    }

    @usableFromInline @MainActor
    final class Observer {
        @usableFromInline var receive: (@MainActor (State) -> Void)?

        init(_ receive: @escaping @MainActor (State) -> Void) {
            self.receive = receive
        }
    }
}

/// Stops an observer of a store. The observer continues if the token is not kept.
@MainActor
public final class ObservationToken {
    private let stop: @MainActor () -> Void

    init(_ stop: @escaping @MainActor () -> Void) {
        self.stop = stop
    }

    /// Stops the observer. It also does not receive a transition that is being delivered.
    public func cancel() {
        stop()
    }
}
