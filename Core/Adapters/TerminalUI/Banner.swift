/// A message with a symbol before it, for example `✓ Saved`.
public struct Banner: Component {
    private let kind: Kind
    private let text: String

    /// Creates a banner. `kind` selects the symbol and the style.
    public init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }

    /// The lines with the symbol and the text. If `width` is less than 8, the text also wraps below the symbol.
    public func lines(width: Int) -> [Line] {
        let (sign, style) = kind.look
        guard width >= 8 else { return Paragraph("\(sign) \(text)", style: style).lines(width: width) }
        return Paragraph(text, style: style).lines(width: width, after: Line("\(sign) ", style: style))
    }

    /// The kind of a message. Each kind has its own symbol, so that users can identify it without colour.
    public enum Kind: Equatable, Sendable, CaseIterable {
        /// Something succeeded. The symbol is `✓`.
        case success
        /// The user should be careful. The symbol is `!`.
        case warning
        /// Something failed. The symbol is `✗`.
        case error
        /// Useful information. The symbol is `i`.
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
