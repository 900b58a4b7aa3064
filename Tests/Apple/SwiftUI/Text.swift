// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(CoreGraphics)
public import CoreGraphics
#endif

/// A test sees the key itself, because no table is read.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let key: String
    public init(_ value: String) { key = value }
    public init(stringLiteral value: String) { key = value }
    public init(stringInterpolation: StringInterpolation) { key = stringInterpolation.key }

    /// As in Apple's SDK, only these values can be in a text.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { key += literal }
        public mutating func appendInterpolation(_ string: String) { key += string }
        public mutating func appendInterpolation(_ text: Text) { key += text.text }
        public mutating func appendInterpolation(_ number: some Numeric & CVarArg) { key += "\(number)" }
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String { key += format.format(input) }
    }
}
public struct Text: Equatable, Sendable {
    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    let text: String
    private var look: [String] = []
    private var hints: [String: String] = [:]
    private var formatted: Formatted?

    public init(verbatim content: String) { text = content }
    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil) {
        self.init(verbatim: key.key)
    }
    @_disfavoredOverload public init(_ content: some StringProtocol) { self.init(verbatim: String(content)) }
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: format.format(input))
        formatted = Formatted { environment in
            var style = format.locale(environment.locale)
            if var date = style as? Date.FormatStyle {
                (date.timeZone, date.calendar) = (environment.timeZone, environment.locale.calendar)
                style = date as? F ?? style
            }
            return style.format(input)
        }
    }

    private func drawn(_ hints: [String: String?], look word: String = "") -> Text {
        var text = self
        text.look.append(word)
        text.hints.merge(hints.compactMapValues(\.self)) { inner, _ in inner }
        return text
    }

    public func font(_ font: Font?) -> Text { drawn(font?.css ?? [:], look: font?.name ?? "") }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { drawn(["color": style.paint], look: style.name) }
    public func foregroundColor(_ color: Color?) -> Text { drawn(["color": color?.css]) }
    public func bold() -> Text { fontWeight(.bold) }
    public func italic() -> Text { drawn(["font-style": "italic"]) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { drawn(["font-weight": weight?.css]) }
    public func monospacedDigit() -> Text { drawn(["font-variant-numeric": "tabular-nums"]) }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        drawn(["text-decoration": isActive ? "underline" : nil])
    }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        drawn(["text-decoration": isActive ? "line-through" : nil])
    }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
    public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }
    public func tracking(_ tracking: CGFloat) -> Text { drawn(["letter-spacing": tracking.pixels]) }
    public static func + (lhs: Text, rhs: Text) -> Text { Text(verbatim: lhs.text + rhs.text) }
}
extension Text: View, PrimitiveView {
    var nodes: Nodes {
        { context in
            let text = formatted?.text(context.environment) ?? text
            return [Node(name: "Text", text: text, look: look, hints: hints)]
        }
    }
}
/// A value that a text shows as in the locale and the time zone of its view. `@unchecked Sendable` is safe because
/// views use it on the main actor only.
private struct Formatted: Equatable, @unchecked Sendable {
    let text: (EnvironmentValues) -> String
    static func == (lhs: Formatted, rhs: Formatted) -> Bool { true }
}
public struct Image: Equatable, Sendable {
    public enum Interpolation: Sendable { case none, low, medium, high }
    public enum Scale: Hashable, Sendable { case small, medium, large }
    public enum TemplateRenderingMode: Sendable { case template, original }

    let name: String
    /// `undrawn` is in the assets of the app, which Linux cannot read.
    private let hint: String
    private var bitmap: Bitmap?
    public init(systemName: String) { (name, hint) = (systemName, "symbol") }
    public init(_ name: String, bundle: Bundle? = nil) { (self.name, hint) = (name, "undrawn") }
    /// A picture that the app has loaded, for example of the type `png`. The page shows it.
    @_spi(Browser) public init(_ data: Data, type: String, name: String) {
        (self.name, hint, bitmap) = (name, "bitmap", Bitmap(data: data, type: type))
    }
    #if canImport(CoreGraphics)
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        (name, hint) = ("", "undrawn")
    }
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable { case up }
    #endif

    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
    public func resizable() -> Image { self }
}
/// The bytes of a picture.
struct Bitmap: Equatable, Sendable { let data: Data, type: String }
extension Image: View, PrimitiveView {
    var nodes: Nodes { { _ in [Node(name: "Image", look: [name], part: bitmap, hints: [hint: name])] } }
}
public struct Label<Title: View, Icon: View>: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        nodes = element("Label", label: title(), icon()).nodes
    }
}
nonisolated extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) { self.init(titleKey.key, systemImage: name) }
    @_disfavoredOverload public init(_ title: some StringProtocol, systemImage name: String) {
        nodes = element("Label", label: Text(title)).look(name, ["symbol": name]).nodes
    }
}

nonisolated extension View {
    public func font(_ font: Font?) -> some View { look(font?.name ?? "", font?.css ?? [:]) }
    public func lineLimit(_ number: Int?) -> some View { look(number.map { "\($0) lines" } ?? "") }
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        drawn(["text-align": alignment == .leading ? "start" : alignment == .trailing ? "end" : "center"])
    }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
    public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }
    public func italic(_ isActive: Bool = true) -> some View { drawn(["font-style": isActive ? "italic" : nil]) }
    public func fontWeight(_ weight: Font.Weight?) -> some View { drawn(["font-weight": weight?.css]) }
    public func fontDesign(_ design: Font.Design?) -> some View { self }
    public func monospaced(_ isActive: Bool = true) -> some View {
        drawn(["font-family": isActive ? "var(--mono)" : nil])
    }
    public func monospacedDigit() -> some View { self }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        drawn(["text-decoration": isActive ? "underline" : nil])
    }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        drawn(["text-decoration": isActive ? "line-through" : nil])
    }
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
    public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }
    public func tracking(_ tracking: CGFloat) -> some View { drawn(["letter-spacing": tracking.pixels]) }
    public func textCase(_ textCase: Text.Case?) -> some View { drawn(["text-transform": textCase.map { "\($0)" }]) }
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
    public func imageScale(_ scale: Image.Scale) -> some View { self }
    public func labelsHidden() -> some View { drawn(["label": "hidden"]) }
}
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
public protocol TextSelectability { static var allowsSelection: Bool { get } }
public struct EnabledTextSelectability: TextSelectability { public static let allowsSelection = true }
extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { Self() } }

/// The outline shows the name of a text style.
public struct Font: Hashable, Sendable {
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    public enum Weight: Int, Sendable {
        case ultraLight = 1, thin, light, regular, medium, semibold, bold, heavy, black
        var css: String { "\(rawValue * 100)" }
    }

    let name: String
    var css: [String: String] = [:]
    private func drawn(_ property: String, _ value: String?) -> Font {
        Font(name: name, css: value.map { css.merging([property: $0]) { $1 } } ?? css)
    }
    public static let largeTitle = system(.largeTitle)
    public static let title = system(.title)
    public static let title2 = system(.title2)
    public static let title3 = system(.title3)
    public static let headline = system(.headline)
    public static let subheadline = system(.subheadline)
    public static let body = system(.body)
    public static let callout = system(.callout)
    public static let footnote = system(.footnote)
    public static let (caption, caption2) = (system(.caption), system(.caption2))
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(name: "\(style)").drawn("font-weight", weight?.css)
    }
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(name: "").drawn("font-size", size.pixels).drawn("font-weight", weight?.css)
    }
    public static func custom(_: String, size: CGFloat, relativeTo: TextStyle = .body) -> Font { system(size: size) }
    public func weight(_ weight: Weight) -> Font { drawn("font-weight", weight.css) }
    public func bold() -> Font { weight(.bold) }
    public func italic() -> Font { drawn("font-style", "italic") }
    public func monospaced() -> Font { drawn("font-family", "var(--mono)") }
    public func monospacedDigit() -> Font { drawn("font-variant-numeric", "tabular-nums") }
}
public enum SymbolRenderingMode: Sendable { case hierarchical, monochrome, multicolor, palette }
