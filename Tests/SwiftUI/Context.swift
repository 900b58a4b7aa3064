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

    func nodes(of views: [any View]) -> [Node] {
        views.enumerated().flatMap { index, view in nodes(of: view, at: index) }
    }

    func nodes<Content: View>(of view: Content, at step: AnyHashable = 0) -> [Node] {
        if let view = view as? any PrimitiveView { return view.nodes(at(step)) }
        let inner = at(step).at(ObjectIdentifier(Content.self))
        inner.connect(view)
        // `Screen` evaluates views on the main actor only, so nothing crosses to another actor here.
        nonisolated(unsafe) let (view, context) = (view, inner)
        nonisolated(unsafe) var nodes: [Node] = []
        MainActor.assumeIsolated { nodes = context.nodes(of: view.body) }
        return nodes
    }

    /// Connects `@State` and the other wrappers of `value` with what is kept for this path.
    private func connect(_ value: Any) {
        for child in Mirror(reflecting: value).children where child.value is any DynamicProperty {
            let inner = at(child.label)
            (child.value as? any Connectable)?.connect(to: inner)
            inner.connect(child.value)
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

/// A wrapper that needs what is kept, or the environment, before the body of its view runs.
protocol Connectable {
    func connect(to context: Context)
}

nonisolated extension View {
    /// A modifier that changes what the views in it receive.
    func environment(_ change: @escaping (inout EnvironmentValues) -> Void) -> Primitive {
        Primitive { context in
            var context = context
            change(&context.environment)
            return context.nodes(of: self)
        }
    }

    /// A modifier that adds a part to its content.
    func adding(_ part: @escaping (Context) -> Any) -> Primitive {
        Primitive { [Node(children: $0.nodes(of: self), part: part($0))] }
    }
}
