/// Delivers every new state of a store to its observers, in order and synchronously.
///
/// Observation can skip states. For example, if the state changes from idle to loading and then to loaded, an observer
/// may see only loaded. `Transitions` delivers every state. If an observer changes the state, the new state is
/// delivered after all observers have received the current one. So all observers see the same order.
@MainActor
public final class Transitions<State: Sendable> {
    @usableFromInline var observers: [Observer] = []
    @usableFromInline var pending: [State] = []
    @usableFromInline var isDelivering = false
    private var continuations: [ObjectIdentifier: AsyncStream<State>.Continuation] = [:]

    /// Creates an object that has no observers yet. Each store has one, in its property `transitions`.
    public nonisolated init() {}

    deinit {
        for continuation in continuations.values {
            continuation.finish()
        }
    }

    /// Delivers a state to all observers. A store calls this method in the `didSet` of its state.
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
    /// Calls `receive` with every new state, until the returned token is cancelled or the store is deallocated.
    @discardableResult
    public func observe(_ receive: @escaping @MainActor (State) -> Void) -> ObservationToken {
        let observer = Observer(receive)
        observers.append(observer)
        return ObservationToken { [weak self] in
            observer.receive = nil
            self?.observers.removeAll { $0 === observer }
        }
    }

    /// A sequence of all new states from now on. The sequence ends when the store is deallocated.
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

/// A token that can stop an observer of a store. The observer continues even if you do not keep the token.
@MainActor
public final class ObservationToken {
    private let stop: @MainActor () -> Void

    init(_ stop: @escaping @MainActor () -> Void) {
        self.stop = stop
    }

    /// Stops the observer at once. A state that is being delivered now does not reach the observer any more.
    public func cancel() {
        stop()
    }
}
