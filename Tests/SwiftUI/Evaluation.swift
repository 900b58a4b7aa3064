import Foundation

/// What a view shows. The views make a tree of nodes, and `Screen` reads it.
struct Node {
    /// The word of the outline, for example "Button". The children of a node without a name take its place.
    var name = ""
    var text: Screen.Text?
    /// The nodes that name this one, for example the text of a button.
    var label: [Node] = []
    var children: [Node] = []
    var value: String?
    var accessibilityLabel: Screen.Text?
    var isDisabled = false
    var part: Part?

    enum Part {
        case back(() -> Void)
        case button(ButtonRole?, @MainActor () -> Void)
        case change(() -> (() -> Void)?)
        case destination((AnyHashable, Context) -> [Node]?)
        case field(Binding<String>, isSecure: Bool, Focus?, submit: [() -> Void])
        case life(Life)
        case openURL((URL) -> Void)
        case picker([Screen.Option])
        case place(Screen.Place)
        case refresh(@Sendable () async -> Void)
        case search(Binding<String>)
        case tab(Screen.Tab)
        case tabItem
        case tag(AnyHashable)
        case title
        case toggle(Binding<Bool>)
    }

    /// What VoiceOver reads: the accessibility label, or else the texts.
    var spoken: String {
        if let accessibilityLabel { return accessibilityLabel.string }
        return ([text?.string ?? ""] + (label + children).map(\.spoken)).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Searches this node and, while nodes only wrap a single one, the nodes in it.
    func wrapped<Found>(_ find: (Node) -> Found?) -> Found? {
        find(self) ?? (name.isEmpty && children.count == 1 ? children[0].wrapped(find) : nil)
    }

    var tag: AnyHashable? {
        wrapped { if case .tag(let tag) = $0.part { tag } else { nil } }
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

    /// Visits this node and all nodes in it, from top to bottom.
    func visit(in place: Screen.Place = .page, _ body: (Node, Screen.Place) -> Void) {
        body(self, place)
        let inner = if case .place(let inner) = part { inner } else { place }
        for node in label + children { node.visit(in: inner, body) }
    }
}

/// Work that belongs to the time in which a view is visible.
struct Life {
    let path: [AnyHashable]
    var id: (any Equatable)?
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
    var task: (@Sendable () async -> Void)?
}

/// Where a view stands in the tree, and what it receives from the views around it.
struct Context {
    let memory: Memory
    var environment: EnvironmentValues
    var path: [AnyHashable] = []

    func at(_ step: AnyHashable) -> Context {
        var context = self
        context.path.append(step)
        return context
    }

    func nodes<Content: View>(of view: Content, at step: AnyHashable = 0) -> [Node] {
        let context = at(step)
        if let view = view as? any PrimitiveView { return view.nodes(in: context) }
        let inner = context.at(ObjectIdentifier(Content.self))
        inner.connect(view)
        // `Screen` evaluates views on the main actor only, so nothing crosses to another actor here.
        nonisolated(unsafe) let (isolated, outer) = (view, inner)
        nonisolated(unsafe) var nodes: [Node] = []
        MainActor.assumeIsolated { nodes = outer.nodes(of: isolated.body) }
        return nodes
    }

    /// Connects `@State` and the other wrappers of `value` with what is kept for this path.
    private func connect(_ value: Any) {
        for child in Mirror(reflecting: value).children {
            guard let property = child.value as? any DynamicProperty else { continue }
            let inner = at(child.label)
            if let property = property as? any Connectable {
                property.connect(to: inner)
            } else {
                inner.connect(property)
            }
        }
    }

    /// The object that is kept for this path while its view is in the tree.
    func kept<Kept: AnyObject>(_ initial: () -> Kept) -> Kept {
        let kept = memory.kept[path] as? Kept ?? initial()
        memory.kept[path] = kept
        memory.used.insert(path)
        return kept
    }
}

/// What outlives one evaluation of the views.
final class Memory {
    var kept: [[AnyHashable]: AnyObject] = [:]
    var used: Set<[AnyHashable]> = []
    var sceneStorage: [String: String] = [:]

    /// Forgets what belongs to views that were not used since the last call.
    func sweep() {
        kept = kept.filter { used.contains($0.key) }
        used = []
    }
}

/// A value in an object, so that copies of a view share it.
final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

/// A wrapper that needs something kept, or the environment, before its view's body runs.
protocol Connectable {
    func connect(to context: Context)
}

/// A modifier: it changes the nodes of its content, or what its content receives.
nonisolated struct Modified<Content: View>: PrimitiveView {
    let content: Content
    let change: (Content, Context) -> [Node]
    func nodes(in context: Context) -> [Node] { change(content, context) }
}

nonisolated extension View {
    func modified(_ change: @escaping (Self, Context) -> [Node]) -> Modified<Self> {
        Modified(content: self, change: change)
    }

    func environment(_ change: @escaping (inout EnvironmentValues) -> Void) -> Modified<Self> {
        modified { content, context in
            var context = context
            change(&context.environment)
            return context.nodes(of: content)
        }
    }

    func adding(_ part: @escaping (Context) -> Node.Part) -> Modified<Self> {
        modified { [Node(children: $1.nodes(of: $0), part: part($1))] }
    }
}
