/// An error of a feature whose changes wait for the server.
public protocol ChangeFailure: Error {
    /// The change cannot be saved on this device.
    static func change(_ error: ChangeError) -> Self
}

extension ActionStore where ActionFailure: ChangeFailure {
    /// Saves the change that `make` makes of the queue, as it is then. Returns it, or `nil` if it cannot be saved. Then the
    /// state is the error.
    public func save(
        in changes: Changes,
        _ make: @escaping @Sendable (Outbox) throws(ActionFailure) -> PendingChange
    ) async -> PendingChange? {
        await attempt { () async throws(ActionFailure) in
            let made: Result<PendingChange, ActionFailure>
            do throws(ChangeError) { made = try await changes.save(make) } catch { throw .change(error) }
            return try made.get()
        }
    }

    /// Changes the queue, for example by `retry` or `discard`. If this fails, the state is the error.
    public func edit(
        _ changes: Changes,
        _ edit: @escaping @MainActor (Changes) async throws(ChangeError) -> Void
    ) async {
        _ = await attempt { () async throws(ActionFailure) in
            do throws(ChangeError) { try await edit(changes) } catch { throw .change(error) }
        }
    }
}
