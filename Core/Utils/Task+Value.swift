extension Task where Failure == Never {
    /// The value of this task, or `nil` if the caller is cancelled while it waits. This task itself is not cancelled.
    public var valueUnlessCancelled: Success? {
        get async {
            let (values, continuation) = AsyncStream.makeStream(of: Success.self)
            Task<Void, Never> {
                continuation.yield(await value)
                continuation.finish()
            }
            for await value in values {
                return value
            }
            return nil
        }
    }
}
