#if os(Linux) || os(macOS)
package import Testing

extension FaultServer {
    /// Waits until the server has received at least `count` complete requests. If this never happens, the test fails.
    package func received(_ count: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
        await log.wait(until: { $0.count >= count }, at: sourceLocation) {
            "The server received only \($0.count) of \(count) requests."
        }
    }

    /// Waits until no connection is open. If this never happens, the test fails and the result is `false`.
    package func isIdle(sourceLocation: SourceLocation = #_sourceLocation) async -> Bool {
        await log.wait(until: { $0.open.isEmpty }, at: sourceLocation) {
            "\($0.open.count) connections of the server are still open."
        }
    }
}
#endif
