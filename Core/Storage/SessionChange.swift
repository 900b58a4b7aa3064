import Foundation

/// A change of the saved session that a `SessionStore` has made or found.
public enum SessionChange: Equatable, Sendable {
    /// A session was saved after a login or a renewal, or its user has changed.
    case saved(Session)
    /// The session was deleted.
    case ended(SessionEnd)

    /// The user of the saved session. `nil` means that it was deleted.
    package var user: User? { if case .saved(let session) = self { session.user } else { nil } }
}

/// The reason why a session has ended.
public enum SessionEnd: Equatable, Sendable {
    /// The user has signed out in this process.
    case signedOut
    /// The server has refused the tokens of the session.
    case refused
    /// Another process has deleted the session, for example because the user has signed out there.
    case signedOutElsewhere
}

/// Reports the changes of a saved session to observers in this process. Each session store has its own object.
///
/// `@unchecked Sendable` is safe, because every access to `last` and `observers` is protected by `lock`.
package final class SessionChanges: @unchecked Sendable {
    private let lock = NSLock()
    private var last: Session??
    private var observers: [AsyncStream<SessionChange>.Continuation] = []

    /// Creates an object that has no observers yet.
    package init() {}

    /// A sequence of the changes from now on. A change that nobody has received yet is replaced by the next change.
    package func stream() -> AsyncStream<SessionChange> {
        let (stream, observer) = AsyncStream.makeStream(of: SessionChange.self, bufferingPolicy: .bufferingNewest(1))
        lock.withLock { observers.append(observer) }
        return stream
    }

    /// Reports a change by another process or store, if the session that was read is not `last`.
    package func found(_ session: Session?) {
        lock.withLock {
            if last == nil { last = .some(session) }
        }
        changed(to: session, endedBy: .signedOutElsewhere)
    }

    /// Reports that this process has changed the session. `end` is the reason if the session is `nil` now.
    package func changed(to session: Session?, endedBy end: SessionEnd = .signedOut) {
        lock.withLock {
            guard last != .some(session) else { return }
            last = .some(session)
            let change = session.map(SessionChange.saved) ?? .ended(end)
            observers.removeAll { observer in
                if case .terminated = observer.yield(change) { true } else { false }
            }
        }
    }
}
