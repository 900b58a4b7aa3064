/// What happened, in a sentence: a sign, and the text wrapped beside it.
public struct Banner: Component {
    private let kind: Kind
    private let text: String

    /// Makes a banner.
    public init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }

    /// The sign and the text; on a page of less than eight columns the text wraps below the sign as well.
    public func lines(width: Int) -> [Line] {
        let sign = Line("\(kind.sign) ", style: kind.style)
        guard width >= 8 else {
            return Paragraph(sign.plain + text, style: kind.style).lines(width: width)
        }
        return Paragraph(text, style: kind.style).lines(width: width, after: sign)
    }

    /// What kind of news it is. Each has a sign of its own, so that none depends on colour.
    public enum Kind: Equatable, Sendable, CaseIterable {
        /// It went well: `✓`.
        case success
        /// Be careful: `!`.
        case warning
        /// It went wrong: `✗`.
        case error
        /// Good to know: `i`.
        case info
    }
}

extension Banner.Kind {
    fileprivate var sign: String {
        switch self {
        case .success: "✓"
        case .warning: "!"
        case .error: "✗"
        case .info: "i"
        }
    }

    fileprivate var style: TextStyle {
        switch self {
        case .success: .success
        case .warning: .warning
        case .error: .error
        case .info: .accent
        }
    }
}
