extension Task where Failure == Never {
    /// The value of this task. If the caller is cancelled first, it is `nil` at once, and this task continues.
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
