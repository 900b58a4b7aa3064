extension Task where Failure == Never {
    /// What the task brings; `nil` as soon as whoever waits for it is cancelled. The task itself goes on.
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
