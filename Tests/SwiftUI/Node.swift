import Foundation

/// What a view shows. The views make a tree of nodes, and `Screen` reads it.
struct Node {
    /// The word of the outline, for example "Button". The children of a node without a name take its place.
    var name = ""
    var text: Screen.Text?
    /// The nodes that name this one, for example the text of a button.
    var label: [Node] = []
    var children: [Node] = []
    var accessibilityLabel: Screen.Text?
    /// What a test can do here, for example a `Screen.Control` or `Back`.
    var part: Any?

    /// What VoiceOver reads: the accessibility label, or else the texts.
    var spoken: String { accessibilityLabel?.string ?? text?.string ?? (label + children).spoken }

    /// Searches this node and, while a node only wraps another one, that one.
    func wrapped<Part>(_ type: Part.Type) -> Part? {
        part as? Part ?? (name.isEmpty && children.count == 1 ? children[0].wrapped(type) : nil)
    }

    func spoken(as label: Screen.Text) -> Node {
        var node = self
        if name.isEmpty {
            node.children = children.map { $0.spoken(as: label) }
        } else {
            node.accessibilityLabel = label
        }
        return node
    }
}

extension [Node] {
    var spoken: String { map(\.spoken).filter { !$0.isEmpty }.joined(separator: " ") }

    /// These nodes and all nodes in them, from top to bottom.
    var all: [Node] { flatMap { [$0] + $0.label.all + $0.children.all } }

    func parts<Part>(_ type: Part.Type) -> [Part] { all.compactMap { $0.part as? Part } }
}

struct Back { let action: () -> Void }
struct Change { let action: () -> (() -> Void)? }
struct Destination { let nodes: (AnyHashable, Context) -> [Node]? }
struct OpenURL { let action: (URL) -> Void }
struct Refresh { let action: @Sendable () async -> Void }
struct Search { let text: Binding<String> }
struct TabItem { let label: [Node] }
struct Tag { let value: AnyHashable }

/// Work that belongs to the time in which a view is visible.
struct Life {
    let path: [AnyHashable]
    var id: (any Equatable)?
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
    var task: (@Sendable () async -> Void)?

    func hasSameID(as other: Life) -> Bool {
        func isEqual<ID: Equatable>(_ id: ID) -> Bool { id == other.id as? ID }
        return id.map { isEqual($0) } ?? true
    }
}

/// A view with one node, which holds the nodes of `children`. A node without a name only wraps them.
func element(_ name: String, label: any View = EmptyView(), _ children: any View..., part: Any? = nil) -> Primitive {
    Primitive {
        [Node(name: name, label: $0.nodes(of: label, at: "label"), children: $0.nodes(of: children), part: part)]
    }
}

/// A view with one node for a control. `make` receives the nodes of `content`.
func control(
    _ name: String,
    _ label: any View,
    _ content: any View = EmptyView(),
    make: @escaping (Context, [Node]) -> Screen.Control
) -> Primitive {
    Primitive { context in
        var node = element(name, label: label, content).nodes(context)[0]
        var control = make(context, node.children)
        control.isDisabled = !context.environment.isEnabled
        control.place = context.environment.place
        node.part = control
        return [node]
    }
}
