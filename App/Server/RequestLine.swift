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
        let scalars = request.uri.string.unicodeScalars
        let shown = String(scalars.prefix(Self.longestTarget)) + (scalars.count > Self.longestTarget ? "…" : "")
        self.request = Self.visible("\(request.method) \(shown)")
    }

    /// The text with `�` for each control character, format character and line separator.
    private static func visible(_ text: String) -> String {
        let hidden: Set<Unicode.GeneralCategory> = [.control, .format, .lineSeparator, .paragraphSeparator]
        let isHidden = { (scalar: Unicode.Scalar) in hidden.contains(scalar.properties.generalCategory) }
        return String(text.map { $0.unicodeScalars.contains(where: isHidden) ? "�" : $0 })
    }

    /// Writes the line to stderr. `outcome` is the result of the request, for example `200 5642 B`.
    func write(_ outcome: String) {
        let milliseconds = String(format: "%.1f", (ContinuousClock.now - start) / .milliseconds(1))
        StandardError.write("\(date.ISO8601Format()) \(request) \(outcome) \(milliseconds) ms")
    }
}
