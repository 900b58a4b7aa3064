import Foundation
import Hummingbird

/// The line of one request in the log: no header and no body, so that no secret can get there.
struct RequestLine {
    private static let longestTarget = 1000

    private let request: String
    private let date = Date()
    private let start = ContinuousClock.now

    /// Begins the line of a request that came now.
    init(_ request: Request) {
        let target = request.uri.string
        let shown = target.utf8.prefix(Self.longestTarget)
        self.request = "\(request.method) \(Self.printable(shown))\(target.utf8.count > shown.count ? "…" : "")"
    }

    /// Writes it, with what came of the request.
    func write(_ outcome: String) {
        let milliseconds = String(format: "%.1f", (ContinuousClock.now - start) / .milliseconds(1))
        StandardError.write("\(date.ISO8601Format()) \(request) \(outcome) \(milliseconds) ms")
    }

    /// Bytes that are no visible ASCII, percent-encoded: others could act on the terminal that shows the log.
    private static func printable(_ bytes: some Sequence<UInt8>) -> String {
        bytes.reduce(into: "") { text, byte in
            if 0x21...0x7E ~= byte {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += String(format: "%%%02X", byte)
            }
        }
    }
}
