public import Core
public import Testing

extension Changes {
    /// The changes of `user`, or of nobody, in memory. They are sent with `client` when the test calls `sendOnce()`, or
    /// with `isAutomatic` at once.
    public static func scripted(
        _ client: ScriptedAPIClient,
        of user: User? = nil,
        in store: any OutboxStore = InMemoryOutboxStore(),
        isAutomatic: Bool = false
    ) -> Changes {
        let session = user.map { Session(user: $0, tokens: nil) }
        return Changes(
            of: ChangeOwner(session),
            in: store,
            client: client,
            sessions: InMemorySessionStore(session),
            clock: client.clock,
            isAutomatic: isAutomatic
        )
    }

    /// Waits until `isReached` returns `true` for the queue, for example until nothing is unsent. If no such queue can
    /// follow, the test fails, as with a store.
    public func wait(
        until isReached: @escaping @Sendable (Outbox) -> Bool,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        let latest = Monitor(outbox)
        let observer = Follower()
        follow(observer) { [weak self] _ in
            if let outbox = self?.outbox { latest.update { $0 = outbox } }
        }
        await latest.wait(until: isReached, at: sourceLocation) { outbox in
            "The test waits for a queue of changes that does not come. The last one is:\n"
                + StructuredText.lines(of: outbox).joined(separator: "\n")
        }
        withExtendedLifetime(observer) {}
    }

    private final class Follower: Sendable {}
}
