extension Task where Failure == Never {
    /// The value of the task, or `nil` as soon as the waiting task is cancelled. This task is not cancelled with it.
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
