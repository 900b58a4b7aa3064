/// A message with a sign before it. The text wraps to the right of the sign.
public struct Banner: Component {
    private let kind: Kind
    private let text: String

    /// Creates a banner. The kind decides the sign and the style.
    public init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }

    /// The sign and the text. If `width` is less than 8, the text also wraps below the sign.
    public func lines(width: Int) -> [Line] {
        let (sign, style) = kind.look
        guard width >= 8 else { return Paragraph("\(sign) \(text)", style: style).lines(width: width) }
        return Paragraph(text, style: style).lines(width: width, after: Line("\(sign) ", style: style))
    }

    /// The kind of a message. Each kind has its own sign, so that it is clear without colour.
    public enum Kind: Equatable, Sendable, CaseIterable {
        /// Something succeeded: `✓`.
        case success
        /// The user should be careful: `!`.
        case warning
        /// Something failed: `✗`.
        case error
        /// Useful information: `i`.
        case info
    }
}

extension Banner.Kind {
    fileprivate var look: (sign: String, style: TextStyle) {
        switch self {
        case .success: ("✓", .success)
        case .warning: ("!", .warning)
        case .error: ("✗", .error)
        case .info: ("i", .accent)
        }
    }
}
