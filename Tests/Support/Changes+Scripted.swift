public import Core

extension Changes {
    /// The changes of `user`, or of nobody, in memory. They are sent with `client` when the test calls `sendOnce()`.
    public static func scripted(
        _ client: ScriptedAPIClient,
        of user: User? = nil,
        in store: any OutboxStore = InMemoryOutboxStore()
    ) -> Changes {
        let session = user.map { Session(user: $0, tokens: nil) }
        return Changes(
            of: ChangeOwner(session),
            in: store,
            client: client,
            sessions: InMemorySessionStore(session),
            clock: client.clock,
            isAutomatic: false
        )
    }
}
