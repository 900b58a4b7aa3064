// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}
extension App {
    /// Shows the app on a page in the browser.
    @MainActor @preconcurrency public static func main() { Program.run(self) }
}
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
/// A scene without a body.
@MainActor @preconcurrency protocol PrimitiveScene: Scene where Body == Never {
    var nodes: Nodes { get }
}
extension Never: Scene {}
extension Scene where Body == Never {
    @MainActor @preconcurrency public var body: Never { fatalError("\(Self.self) has no body.") }
}
extension Context {
    func nodes<S: Scene>(ofScene scene: S) -> [Node] {
        if let scene = scene as? any PrimitiveScene { return scene.nodes(at(0)) }
        let inner = at(0).at(ObjectIdentifier(S.self))
        inner.connect(scene)
        return inner.nodes(ofScene: scene.body)
    }
}
/// What modifiers of a scene return.
struct ModifiedScene: PrimitiveScene {
    let nodes: Nodes
    nonisolated init(_ nodes: @escaping Nodes) { self.nodes = nodes }
}
/// The first window of an app.
struct AppView<A: App>: PrimitiveView {
    let app: A
    var nodes: Nodes {
        { context in
            context.connect(app)
            return context.nodes(ofScene: app.body)
        }
    }
}
nonisolated extension Scene {
    public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { self }
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        changing { $0[keyPath: keyPath] = value }
    }
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        changing { $0[object: T.self] = object }
    }
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    #if os(macOS)
    public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
    #endif
    private func changing(_ change: @escaping (inout EnvironmentValues) -> Void) -> ModifiedScene {
        ModifiedScene { context in
            var context = context
            change(&context.environment)
            return context.nodes(ofScene: self)
        }
    }
}
@resultBuilder public struct SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<C0: Scene, C1: Scene>(_ c0: C0, _ c1: C1) -> some Scene { c0 }
}
public struct WindowGroup<Content: View>: PrimitiveScene {
    let nodes: Nodes
    nonisolated public init(@ViewBuilder content: () -> Content) { nodes = element("", content()).nodes }
}
public enum WindowResizability: Sendable { case automatic, contentMinSize, contentSize }

#if os(macOS)
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
    let nodes: Nodes = { _ in [] }
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
public protocol MenuBarExtraStyle {}
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle { public static var window: Self { Self() } }
public struct Window<Content: View>: PrimitiveScene {
    let nodes: Nodes = { _ in [] }
    nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    nonisolated public init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) {}
}
#endif

@MainActor @preconcurrency public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Commands {}
@resultBuilder public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<C: Commands>(_ content: C) -> C { content }
    public static func buildBlock<C0: Commands, C1: Commands>(_ c0: C0, _ c1: C1) -> some Commands { c0 }
}
public struct CommandGroup<Content: View>: Commands {
    public var body: Never { fatalError("\(Self.self) has no body.") }
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}
public enum CommandGroupPlacement: Sendable { case appSettings, newItem, sidebar, toolbar }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
