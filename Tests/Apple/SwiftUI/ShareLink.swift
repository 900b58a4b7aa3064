// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

public import CoreTransferable
public import Foundation

/// A text or an address. The share sheet shows it without a preview of the app.
public protocol _PlainItem: Transferable {}
extension String: _PlainItem {}
extension URL: _PlainItem {}
public struct SharePreview<Image: Transferable, Icon: Transferable>: Sendable {
    let title: String
    public init(_ title: some StringProtocol, image: Image, icon: Icon) { self.title = String(title) }
}
extension SharePreview where Icon == Never {
    public init(_ title: some StringProtocol, image: Image) { self.title = String(title) }
}
extension SharePreview where Image == Never, Icon == Never {
    public init(_ title: some StringProtocol) { self.title = String(title) }
    public init(_ title: Text) { self.title = title.text }
}
public struct DefaultShareLinkLabel: View {
    let title: Text?
    public var body: some View {
        Label {
            if let title { title } else { SystemText("Share…", ja: "共有…") }
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}
public struct ShareLink<
    Data: RandomAccessCollection,
    PreviewImage: Transferable,
    PreviewIcon: Transferable,
    Label: View
>
where Data.Element: Transferable {
    let nodes: Nodes
    nonisolated private init(
        _ items: Data,
        _ subject: Text?,
        _ message: Text?,
        _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?,
        _ label: @escaping @MainActor () -> Label
    ) {
        let previews = preview.map { items.map($0).map(\.title) } ?? []
        let (items, texts) = (Array(items), (subject?.text, message?.text))
        let shared = Screen.Shared(items: items, subject: texts.0, message: texts.1, previews: previews)
        nodes = { context in
            let share = { context.environment.services.shared.append(shared) }
            let link = SystemButton("ShareLink", label(), press: share) {
                SystemSheet(title: SystemText("Share", ja: "共有"), close: SystemText("Close", ja: "閉じる")) {
                    ForEach(shared.lines.indices, id: \.self) { Text(verbatim: shared.lines[$0]) }
                }
            }
            return context.nodes(of: link)
        }
    }
}
extension ShareLink: View, PrimitiveView {
    public init(
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        let label = label()
        self.init(items, subject, message, preview) { label }
    }
    nonisolated public init<I: Transferable>(
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        let label = label()
        self.init(CollectionOfOne(item), subject, message, { _ in preview }) { label }
    }
}
nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data.Element: _PlainItem {
        let label = label()
        self.init(items, subject, message, nil) { label }
    }
    public init<I: _PlainItem>(item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data == CollectionOfOne<I> {
        let label = label()
        self.init(CollectionOfOne(item), subject, message, nil) { label }
    }
}
nonisolated extension ShareLink where Label == DefaultShareLinkLabel {
    public init<I: Transferable>(
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }) { DefaultShareLinkLabel(title: nil) }
    }
    public init<I: Transferable>(
        _ title: some StringProtocol,
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }) {
            DefaultShareLinkLabel(title: Text(title))
        }
    }
}
nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element: _PlainItem {
        self.init(items, subject, message, nil) { DefaultShareLinkLabel(title: nil) }
    }
    public init<I: _PlainItem>(item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, nil) { DefaultShareLinkLabel(title: nil) }
    }
    public init<I: _PlainItem>(_ title: some StringProtocol, item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, nil) { DefaultShareLinkLabel(title: Text(title)) }
    }
}
