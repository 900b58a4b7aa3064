/// Loads something from the server. If the server cannot be reached, returns what is saved on this device.
///
/// - Parameters:
///   - show: Shows what is saved until the server has answered. Without it, `read` is called only if the server cannot
///     be reached, because reading can take long.
///   - read: Reads what is saved. `nil` means that nothing is saved.
///   - load: Asks the server. It receives what is saved, because then a failed connection needs no retry.
/// - Returns: What `load` returns, or what is saved.
/// - Throws: The error of `load`, if the server can be reached or nothing is saved.
public func savedFirst<Value: Sendable>(
    _ show: Show<Value>?,
    read: () async -> Value?,
    load: (_ saved: Value?) async throws(APIError) -> Value
) async throws(APIError) -> Value {
    var saved: Value?
    if let show {
        saved = await read()
        if let saved { await show(saved) }
    }
    do throws(APIError) {
        return try await load(saved)
    } catch {
        guard error.isOffline else { throw error }
        if show == nil { saved = await read() }
        guard let saved else { throw error }
        return saved
    }
}
