extension Result {
    /// Runs `body` on the actor of the caller. Creates a success from its value, or a failure from its error.
    nonisolated(nonsending) init(_ body: () async throws(Failure) -> Success) async {
        do throws(Failure) {
            self = .success(try await body())
        } catch {
            self = .failure(error)
        }
    }
}
