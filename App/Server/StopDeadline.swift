import Foundation

/// Ends the process with 0 some time after it was told to stop, should a request under way still not be over.
struct StopDeadline {
    private let sources: [any DispatchSourceSignal]

    /// Watches SIGTERM and Ctrl-C from now on.
    init(_ limit: Duration) {
        sources = [SIGTERM, SIGINT].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                DispatchQueue.global().asyncAfter(deadline: .now() + limit / .seconds(1)) { exit(0) }
            }
            source.resume()
            return source
        }
    }

    /// Watches no longer.
    func cancel() {
        for source in sources {
            source.cancel()
        }
    }
}
