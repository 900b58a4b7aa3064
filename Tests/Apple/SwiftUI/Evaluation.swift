import Foundation

/// What a view shows. The views make a tree of nodes, and `Screen` reads it.
struct Node {
    /// The name in the outline, for example "Button". Without `name` and `layout`, the outline shows only the children.
    var name = ""
    var text: String?
    /// The nodes of the label, for example the text of a button.
    var label: [Node] = []
    var children: [Node] = []
    var accessibilityLabel: String?
    /// The name in the outline, if the node only arranges its children, for example "VStack".
    var layout = ""
    /// How the node looks, for example "headline", or the name of its symbol.
    var look: [String] = []
    /// What else this node has, for example a `Screen.Control` or a `Work`.
    var part: Any?
    /// The identity of the view of this node while it is in the tree. The page uses it as the id of an HTML element.
    var id = 0
    /// How the page draws this node: CSS properties, and words such as `symbol`. Empty unless a page shows the node.
    var hints: [String: String] = [:]

    /// What VoiceOver reads: the accessibility label, or else the texts.
    var spoken: String { accessibilityLabel ?? text ?? (label + children).spoken }

    /// Returns `part` if it is a `Part`. Otherwise, a node without a name returns the `part` of its only child.
    func wrapped<Part>(_ type: Part.Type) -> Part? {
        part as? Part ?? (name.isEmpty && children.count == 1 ? children[0].wrapped(type) : nil)
    }

    /// Whether the outline leaves out this node, and shows its children in its place.
    var isWrapper: Bool { name.isEmpty && (layout.isEmpty || children.leaves.count < 2) }

    /// Adds a word to the look of this node, or of the nodes in it if this node only wraps them.
    func looking(_ word: String) -> Node {
        var node = self
        if isWrapper { node.children = children.map { $0.looking(word) } } else { node.look.append(word) }
        return node
    }

    /// Adds how the page draws this node, or the nodes in it if this node only wraps them. The inner modifiers win.
    func drawn(_ new: [String: String]) -> Node {
        var node = self
        let hasBox = [hints, new].contains { $0["box"] != nil || $0["undrawn"] != nil }
        if name.isEmpty, layout.isEmpty, !hasBox {
            node.children = part is Presented ? children : children.map { $0.drawn(new) }
        } else {
            node.hints.merge(new) { inner, _ in inner }
        }
        return node
    }

    /// Sets the accessibility label of this node, or of the nodes in it if VoiceOver reads each of them.
    func spoken(as label: String) -> Node {
        var node = self
        let isElement = !name.isEmpty || part is AccessibilityElement
        if isElement { node.accessibilityLabel = label } else { node.children = children.map { $0.spoken(as: label) } }
        return node
    }
}

extension [Node] {
    /// The nodes of the array. A node whose `isWrapper` is true is replaced by the leaves of its children.
    var leaves: [Node] { flatMap { $0.isWrapper ? $0.children.leaves : [$0] } }

    var spoken: String { map(\.spoken).filter { !$0.isEmpty }.joined(separator: " ") }

    /// The nodes of the array and all nodes in them, from top to bottom.
    var all: [Node] {
        var all: [Node] = []
        func add(_ nodes: [Node]) {
            for node in nodes {
                all.append(node)
                add(node.label)
                add(node.children)
            }
        }
        add(self)
        return all
    }

    func parts<Part>(_ type: Part.Type) -> [Part] { all.compactMap { $0.part as? Part } }

    /// Returns the nodes without the dialogs whose path is in `paths`.
    func without(_ paths: Set<[AnyHashable]>) -> [Node] {
        filter { node in (node.part as? Presented).map { !paths.contains($0.path) } ?? true }.map { node in
            var node = node
            node.children = node.children.without(paths)
            return node
        }
    }
}

struct AccessibilityElement {}
struct Appearance { let path: [AnyHashable], appear: () -> Void, disappear: () -> Void }
/// `title` is the title of the screen below.
struct Back { let action: () -> Void, title: String? }
struct BackButton { let isHidden: Bool }
struct Change { let action: () -> (() -> Void)? }
struct Detents { let isMedium: Bool }
struct Destination { let nodes: @MainActor (AnyHashable, Context) -> [Node]? }
struct ExternalEvents { let preferred: Set<String> }
struct Identity { let id: AnyHashable }
struct InteractiveDismiss { let isEnabled: Bool }
struct Named { let name: String }
struct OpenURL {
    var isActivity = false
    let action: (URL) -> Void
}
struct Refresh { let action: @Sendable () async -> Void }
struct Search { let text: Binding<String> }
struct TabItem { let label: [Node] }
/// What a user cannot use while it is disabled.
protocol Usable { var isDisabled: Bool { get } }
extension Screen.Control: Usable {}
struct Steps: Usable { let isDisabled: Bool, decrement, increment: () -> Void }
struct Slide: Usable { let isDisabled: Bool, value, lowest, highest, step: Double, set: (Double) -> Void }
struct Tap: Usable {
    let isDisabled: Bool
    var touch = Touch.tap
    let action: (Movement) -> Void
}
struct Sheet { let path: [AnyHashable], dismiss: () -> Void }
/// A closed sheet before it is gone.
struct Leaving { let nodes: [Node], end: () -> Void }
/// Replaces the path of a `NavigationStack`.
struct Stack { let show: ([AnyHashable]) -> Void }
struct Tag { let value: AnyHashable }
/// `close` closes a dialog when the user presses beside it.
struct Presented { let path: [AnyHashable], close: (@MainActor () -> Void)? }

/// The tabs that are not visible. `visited` were selected before and still exist. `others` do not exist yet.
struct Hidden { var visited: [Node] = [], others: [Node] = [] }

/// Work that runs while the view at this path is visible. `hasID` returns whether its argument equals `id`.
struct Work {
    let path: [AnyHashable]
    /// The identity of the view. In a list, the work waits until the row is visible on the page.
    let view: Int
    let isInRow: Bool
    let id: Any
    let hasID: (Any) -> Bool
    let action: @Sendable () async -> Void
}

/// A view with one node, which holds the nodes of `children`. A node without a name only wraps them.
nonisolated func element(_ name: String, label: any View = EmptyView(), _ children: any View..., part: Any? = nil)
    -> Primitive
{
    Primitive {
        [Node(name: name, label: $0.nodes(of: label, at: "label"), children: $0.nodes(of: children), part: part)]
    }
}

typealias Make = @MainActor (Context, [Node]) -> Screen.Control

/// A view with one node for a control. `make` receives the nodes of `content`.
nonisolated func control(_ name: String, _ label: any View, _ content: any View = EmptyView(), make: @escaping Make)
    -> Primitive
{
    Primitive { context in
        var node = element(name, label: label, content).nodes(context)[0]
        var control = make(context, node.children)
        control.isDisabled = !context.environment.isEnabled
        control.place = context.environment.place
        control.path = context.path
        node.part = control
        return [node]
    }
}

/// The place of a view in the tree, and what the view receives from the views around it.
@MainActor
struct Context {
    let memory: Memory
    var environment: EnvironmentValues
    var path: [AnyHashable] = []
    /// A short form of `path`, for the page.
    var id = 0

    func at(_ step: AnyHashable) -> Context {
        var context = self
        context.path.append(step)
        if environment.isDrawn { context.id = (id &* 31 &+ step.hashValue) & (1 << 52 - 1) }
        return context
    }

    func nodes(of views: [any View]) -> [Node] {
        views.enumerated().flatMap { index, view in nodes(of: view, at: index) }
    }

    func nodes<Content: View>(of view: Content, at step: AnyHashable = 0) -> [Node] {
        at(step).nodes(here: view)
    }

    /// The nodes of a view whose place is that of the context.
    func nodes<Content: View>(here view: Content) -> [Node] {
        if let view = view as? any PrimitiveView {
            var nodes = view.nodes(self)
            if environment.isDrawn, nodes.count == 1, nodes[0].id == 0 { nodes[0].id = id }
            return nodes
        }
        let inner = at(ObjectIdentifier(Content.self))
        // UIKit makes the content of such a view.
        guard Content.Body.self != Never.self else { return [Node(name: "\(Content.self)", id: inner.id)] }
        inner.connect(view)
        return inner.nodes(of: view.body)
    }

    /// Calls `connect(to:)` of the property wrappers in `value`, for example of `@State`.
    func connect(_ value: Any) {
        for child in Mirror(reflecting: value).children where child.value is any DynamicProperty {
            let inner = at(child.label)
            (child.value as? any Connectable)?.connect(to: inner)
            inner.connect(child.value)
        }
    }

    /// Returns the object that `memory` keeps for `path` while the view is in the tree. `initial` creates the object.
    func kept<Kept: AnyObject>(_ initial: () -> Kept) -> Kept {
        let kept = memory.kept[path] as? Kept ?? initial()
        memory.kept[path] = kept
        memory.used.insert(path)
        return kept
    }
}

/// What is kept from one evaluation of the views to the next.
// `@unchecked Sendable` is safe because screens, and the stores that they observe, are used on the main actor only.
final class Memory: @unchecked Sendable {
    /// The number of changes of `@State`, the focus, the scene storage and observed objects, on this screen.
    var changes = 0 { didSet { onChange?() } }
    /// Is called after each change, on the thread of the change.
    var onChange: (() -> Void)?
    var kept: [[AnyHashable]: AnyObject] = [:]
    var used: Set<[AnyHashable]> = []
    var sceneStorage: [String: String] = [:]
    var scrolledTo: AnyHashable?

    /// Removes the objects of `kept` that no view has used since the last call.
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

/// A property wrapper that needs a `Context` before the body of its view runs.
protocol Connectable {
    @MainActor func connect(to context: Context)
}

nonisolated extension View {
    /// A modifier that changes the environment of its content.
    func environment(_ change: @escaping (inout EnvironmentValues) -> Void) -> Primitive {
        Primitive { context in
            var context = context
            change(&context.environment)
            return context.nodes(of: self)
        }
    }

    /// A modifier that changes only how its content looks. The outline shows the word.
    func look(_ word: String, _ hints: @autoclosure @escaping () -> [String: String?] = [:]) -> Primitive {
        Primitive { context in
            let hints = context.environment.isDrawn ? hints().compactMapValues(\.self) : [:]
            let nodes = context.nodes(here: self).map { hints.isEmpty ? $0 : $0.drawn(hints) }
            return word.isEmpty ? nodes : nodes.map { $0.looking(word) }
        }
    }

    /// A modifier that changes only how the page draws its content.
    func drawn(_ hints: @autoclosure @escaping () -> [String: String?]) -> Primitive {
        look("", hints())
    }

    /// A modifier that adds a part to its content.
    func adding(_ part: @escaping @MainActor (Context) -> Any) -> Primitive {
        Primitive { [Node(children: $0.nodes(of: self), part: part($0))] }
    }

    func with(_ other: any View) -> Primitive { element("", self, other) }

    /// Puts the view into a node, and sets the place of its buttons, for example `.toolbar`.
    func placed(_ name: String, label: any View = EmptyView(), _ place: Screen.Place) -> Primitive {
        element(name, label: label, environment { $0.place = place })
    }
}
