// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The outline shows the name of a text style.
public struct Font: Hashable, Sendable {
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    public struct Weight: Hashable, Sendable {
        let name: String
        init(name: String = #function) { self.name = name }
        public static var ultraLight: Weight { Weight() }
        public static var thin: Weight { Weight() }
        public static var light: Weight { Weight() }
        public static var regular: Weight { Weight() }
        public static var medium: Weight { Weight() }
        public static var semibold: Weight { Weight() }
        public static var bold: Weight { Weight() }
        public static var heavy: Weight { Weight() }
        public static var black: Weight { Weight() }
    }

    let name: String
    init(name: String = #function) { self.name = name }
    public static var largeTitle: Font { Font() }
    public static var title: Font { Font() }
    public static var title2: Font { Font() }
    public static var title3: Font { Font() }
    public static var headline: Font { Font() }
    public static var subheadline: Font { Font() }
    public static var body: Font { Font() }
    public static var callout: Font { Font() }
    public static var footnote: Font { Font() }
    public static var caption: Font { Font() }
    public static var caption2: Font { Font() }
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(name: "\(style)")
    }
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font(name: "") }
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: "") }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font { Font(name: "") }
    public func weight(_ weight: Weight) -> Font { self }
    public func bold() -> Font { self }
    public func italic() -> Font { self }
    public func monospaced() -> Font { self }
    public func monospacedDigit() -> Font { self }
}

nonisolated extension View {
    public func font(_ font: Font?) -> some View { look(font?.name ?? "") }
}
