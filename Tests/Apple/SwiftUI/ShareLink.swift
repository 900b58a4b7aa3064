// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

public import CoreTransferable
public import Foundation

/// A text or an address. The share sheet shows it without a preview of the app.
public protocol _PlainItem: Transferable {}
extension String: _PlainItem {}
extension URL: _PlainItem {}
public struct SharePreview<Image: Transferable, Icon: Transferable>: Sendable { let title: String }
extension SharePreview where Icon == Never {
    public init(_ title: some StringProtocol, image: Image) { self.title = String(title) }
}
extension SharePreview where Image == Never, Icon == Never {
    public init(_ title: some StringProtocol) { self.title = String(title) }
}
public struct DefaultShareLinkLabel: View {
    let title: Text?
    nonisolated init(_ title: Text? = nil) { self.title = title }
    public var body: some View {
        Label {
            if let title { title } else { SystemText("Share…", ja: "共有…") }
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}
public struct ShareLink<Data, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View>: PrimitiveView
where Data: RandomAccessCollection, Data.Element: Transferable {
    let nodes: Nodes
}
nonisolated extension ShareLink {
    private init<I: Transferable>(_ item: I, _ subject: Text?, _ message: Text?, _ preview: String?, _ label: Label)
    where Data == CollectionOfOne<I> {
        let shared = Screen.Shared(item: item, subject: subject?.text, message: message?.text, preview: preview)
        nodes = { context in
            let share = { context.environment.services.shared.append(shared) }
            let link = SystemButton("ShareLink", label, press: share) {
                SystemSheet(title: SystemText("Share", ja: "共有"), close: SystemText("Close", ja: "閉じる")) {
                    ForEach(shared.lines.indices, id: \.self) { Text(verbatim: shared.lines[$0]) }
                }
            }
            return context.nodes(of: link)
        }
    }
    public init<I: Transferable>(
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> { self.init(item, subject, message, preview.title, label()) }
}
nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    public init<I: _PlainItem>(item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data == CollectionOfOne<I> { self.init(item, subject, message, nil, label()) }
}
nonisolated extension ShareLink where Label == DefaultShareLinkLabel {
    public init<I: Transferable>(
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> { self.init(item, subject, message, preview.title, Label()) }
}
nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    public init<I: _PlainItem>(item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I> { self.init(item, subject, message, nil, Label()) }
    public init<I: _PlainItem>(_ title: some StringProtocol, item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I> { self.init(item, subject, message, nil, Label(Text(title))) }
}
