import CCurl
import Core

/// The running transfers of libcurl. Only the thread of `CurlLoop` uses this value.
struct CurlTransfers {
    private let multi: OpaquePointer
    private var running: [OpaquePointer: (exchange: CurlExchange, fields: OpaquePointer?)] = [:]

    init(multi: OpaquePointer) {
        self.multi = multi
    }

    /// Starts the transfer of a request. If libcurl cannot start it, the request fails at once.
    mutating func start(_ exchange: CurlExchange) {
        guard let transfer = ccurl_transfer() else { return exchange.finish(.failure(.noResponse(.unreachable))) }
        let fields = exchange.prepare(transfer)
        running[transfer] = (exchange, fields)
        if ccurl_add(multi, transfer) != 0 {
            remove(transfer)?.finish(.failure(.noResponse(.unreachable)))
        }
    }

    /// Stops the transfer of a request. It does nothing if the transfer has already ended.
    mutating func end(_ exchange: CurlExchange) {
        guard let transfer = running.first(where: { $0.value.exchange === exchange })?.key else { return }
        _ = remove(transfer)
    }

    /// Sends and receives the data that is ready, and ends the completed requests. Then it waits until there is more
    /// work, but at most for one minute.
    mutating func advance() {
        ccurl_perform(multi)
        var result: CInt = 0
        while let transfer = ccurl_next_ended(multi, &result) {
            let status = Int(ccurl_status(transfer))
            remove(transfer)?.end(with: result, status: status)
        }
        ccurl_wait(multi, 60_000)
    }

    private mutating func remove(_ transfer: OpaquePointer) -> CurlExchange? {
        ccurl_remove(multi, transfer)
        ccurl_free(transfer)
        guard let (exchange, fields) = running.removeValue(forKey: transfer) else { return nil }
        ccurl_free_fields(fields)
        return exchange
    }
}
