import Core
import Foundation
import Hummingbird
import TerminalUI

/// The line of one request in the log. It has no header and no body, so that no secret gets into the log.
struct RequestLine {
    private static let longestTarget = 1000

    private let request: String
    private let date = Date()
    private let start = ContinuousClock.now

    /// Starts to measure the time of the request.
    init(_ request: Request) {
        let target = request.uri.string
        let shown = target.prefix(Self.longestTarget)
        let line = "\(request.method) \(shown)\(shown.endIndex < target.endIndex ? "…" : "")"
        self.request = line.sanitizedForTerminal
    }

    /// Writes the line with the result of the request.
    func write(_ outcome: String) {
        let milliseconds = String(format: "%.1f", (ContinuousClock.now - start) / .milliseconds(1))
        StandardError.write("\(date.ISO8601Format()) \(request) \(outcome) \(milliseconds) ms")
    }
}
