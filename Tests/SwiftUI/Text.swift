// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A test sees the key itself, because no table is read.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let key: String
    public init(_ value: String) { key = value }
    public init(stringLiteral value: String) { key = value }
}

public struct Text: PrimitiveView, Equatable, Sendable {
    public struct DateStyle: Equatable, Sendable {
        let name: String
        init(name: String = #function) { self.name = name }
        public static var date: DateStyle { DateStyle() }
        public static var time: DateStyle { DateStyle() }
        public static var relative: DateStyle { DateStyle() }
        public static var offset: DateStyle { DateStyle() }
        public static var timer: DateStyle { DateStyle() }
    }
    public enum Case: Hashable, Sendable { case lowercase, uppercase }
    public enum TruncationMode: Hashable, Sendable { case head, middle, tail }

    let text: String
    private var look: [String] = []

    nonisolated init(plain text: String) { self.text = text }
    public init(verbatim content: String) { self.init(plain: content) }
    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil) {
        self.init(plain: key.key)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(plain: String(content)) }
    public init(_ date: Date, style: DateStyle) { self.init(plain: "\(date.formatted()) (\(style.name))") }
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { self.init(plain: format.format(input)) }

    var nodes: Nodes { { _ in [Node(name: "Text", text: text, look: look)] } }

    private func looking(_ word: String) -> Text {
        var text = self
        text.look.append(word)
        return text
    }

    public func font(_ font: Font?) -> Text { looking(font?.name ?? "") }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { looking(style.name) }
    public func foregroundColor(_ color: Color?) -> Text { self }
    public func bold() -> Text { self }
    public func bold(_ isActive: Bool) -> Text { self }
    public func italic() -> Text { self }
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    public func monospacedDigit() -> Text { self }
    public func kerning(_ kerning: CGFloat) -> Text { self }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    public static func + (lhs: Text, rhs: Text) -> Text { Text(plain: lhs.text + rhs.text) }
}

public struct Image: PrimitiveView, Equatable, Sendable {
    public enum Scale: Hashable, Sendable { case small, medium, large }
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }

    let name: String
    nonisolated init(plain name: String) { self.name = name }
    public init(systemName: String) { self.init(plain: systemName) }
    public init(_ name: String, bundle: Bundle? = nil) { self.init(plain: name) }
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(plain: name) }

    var nodes: Nodes { { _ in [Node(name: "Image", look: [name])] } }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

public struct SymbolRenderingMode: Sendable {
    public static var monochrome: SymbolRenderingMode { SymbolRenderingMode() }
    public static var multicolor: SymbolRenderingMode { SymbolRenderingMode() }
    public static var hierarchical: SymbolRenderingMode { SymbolRenderingMode() }
    public static var palette: SymbolRenderingMode { SymbolRenderingMode() }
}

public struct Label<Title: View, Icon: View>: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        nodes = element("Label", label: title(), icon()).nodes
    }
}

extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(titleKey.key, systemImage: name)
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        nodes = element("Label", label: Text(plain: String(title))).look(name).nodes
    }
}

nonisolated extension View {
    public func lineLimit(_ number: Int?) -> some View { look(number.map { "\($0) lines" } ?? "") }
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
    public func textCase(_ textCase: Text.Case?) -> some View { self }
    public func bold(_ isActive: Bool = true) -> some View { self }
    public func italic(_ isActive: Bool = true) -> some View { self }
    public func fontWeight(_ weight: Font.Weight?) -> some View { self }
    public func fontDesign(_ design: Font.Design?) -> some View { self }
    public func monospaced(_ isActive: Bool = true) -> some View { self }
    public func monospacedDigit() -> some View { self }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
    public func imageScale(_ scale: Image.Scale) -> some View { self }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
    public func labelsHidden() -> some View { self }
}

public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
public protocol TextSelectability {}
public struct EnabledTextSelectability: TextSelectability {}
public struct DisabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { Self() } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { Self() } }
