import Core
import Foundation
import Hummingbird

/// One line of the request log. It does not contain headers and bodies, because they may contain secrets.
struct RequestLine {
    private static let longestTarget = 1000

    private let request: String
    private let date = Date()
    private let start = ContinuousClock.now

    /// Creates the line when the request arrives. From then on, it measures how long the request takes.
    init(_ request: Request) {
        let target = request.uri.string
        let shown = target.unicodeScalars.prefix(Self.longestTarget)
        let line = "\(request.method) \(shown)\(shown.endIndex < target.endIndex ? "…" : "")"
        self.request = Self.visible(line)
    }

    /// The text with `�` for each control character, format character and line separator.
    private static func visible(_ text: String) -> String {
        let hidden: Set<Unicode.GeneralCategory> = [.control, .format, .lineSeparator, .paragraphSeparator]
        let scalars = text.unicodeScalars.map { hidden.contains($0.properties.generalCategory) ? "\u{FFFD}" : $0 }
        return String(String.UnicodeScalarView(scalars))
    }

    /// Writes the line to stderr. `outcome` is the result of the request, for example `200 5642 B`.
    func write(_ outcome: String) {
        let milliseconds = String(format: "%.1f", (ContinuousClock.now - start) / .milliseconds(1))
        StandardError.write("\(date.ISO8601Format()) \(request) \(outcome) \(milliseconds) ms")
    }
}
