// The documentation of the SDK describes these declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
}

nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    let id: (Data.Element) -> ID
    public var content: (Data.Element) -> Content
}

nonisolated extension ForEach: View, PrimitiveView, DynamicViewContent where Content: View {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, id: \.id, content: content)
    }
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, id: { $0[keyPath: id] }, content: content) }

    func nodes(in context: Context) -> [Node] {
        var inner = context
        inner.environment.delete = nil
        return data.enumerated().map { index, element in
            let id = id(element)
            var row = Node(children: inner.nodes(of: content(element), at: id))
            // The id of a row is its tag, unless the row has a tag.
            if row.tag == nil { row.part = .tag(id) }
            guard let action = context.environment.delete else { return row }
            // The button calls it on the main actor, where the view made it.
            nonisolated(unsafe) let delete = action
            let title = context.environment.locale.language.languageCode == .japanese ? "削除" : "Delete"
            let button = Button(title, role: .destructive) { delete(IndexSet(integer: index)) }
            return Node(children: [row, Node.swipe(inner.nodes(of: button, at: "delete"))])
        }
    }
}

nonisolated struct DeletableContent<Content: DynamicViewContent>: PrimitiveView, DynamicViewContent {
    let content: Content
    let delete: ((IndexSet) -> Void)?
    @MainActor var data: Content.Data { content.data }
    func nodes(in context: Context) -> [Node] {
        var context = context
        context.environment.delete = delete
        return context.nodes(of: content)
    }
}

nonisolated extension DynamicViewContent {
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        DeletableContent(content: self, delete: action)
    }
}

extension Node {
    fileprivate static func swipe(_ buttons: [Node]) -> Node {
        Node(name: "Swipe", children: buttons, part: .place(.swipe))
    }
}

nonisolated extension View {
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View {
        let buttons = content()
        return modified { [Node(children: $1.nodes(of: $0) + [.swipe($1.nodes(of: buttons, at: 1))])] }
    }
}
