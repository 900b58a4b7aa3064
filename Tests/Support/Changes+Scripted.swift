public import Core

extension Changes {
    /// The changes of nobody, in memory. They are sent with `client` when the test calls `sendOnce()`.
    public static func scripted(
        _ client: ScriptedAPIClient,
        in store: any OutboxStore = InMemoryOutboxStore()
    ) -> Changes {
        Changes(
            of: .nobody,
            in: store,
            client: client,
            sessions: InMemorySessionStore(),
            clock: client.clock,
            isAutomatic: false
        )
    }
}
