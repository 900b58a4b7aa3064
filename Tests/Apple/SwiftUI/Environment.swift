// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    public init() {}
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
    subscript<T: AnyObject & Observable>(object type: T.Type) -> T? {
        get { values[ObjectIdentifier(type)] as? T }
        set { values[ObjectIdentifier(type)] = newValue }
    }
    public var calendar = Calendar.current
    public var colorScheme = ColorScheme.light
    public var displayScale: CGFloat = 2
    public internal(set) var dismiss = DismissAction(action: {})
    public var dynamicTypeSize = DynamicTypeSize.large
    public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
    public var isEnabled = true
    public internal(set) var isPresented = false
    public var locale = Locale.current
    public var openURL = OpenURLAction { _ in .systemAction }
    public var redactionReasons = RedactionReasons()
    public var scenePhase = ScenePhase.active
    public var timeZone = TimeZone.current
    public var verticalSizeClass: UserInterfaceSizeClass? = .regular
    public var accessibilityReduceMotion: Bool { false }
    public var accessibilityVoiceOverEnabled: Bool { false }
    #if !os(macOS)
    public var editMode: Binding<EditMode>?
    #endif
    @_spi(System) public internal(set) var services = SystemServices()
    var isInStack = false
    var isInRow = false
    /// Whether the nodes get what only the page in the browser needs.
    var isDrawn = false
    /// The focus binding of the fields in a view, and their `onSubmit` actions. Those of the innermost view come first.
    var focus: Binding<Bool>?
    var submit: [() -> Void] = []
    var submitLabel: SubmitLabel?
    var key: KeyEquivalent?
    var isPlain = false
    var isGrouped = false
    /// What a list or a form does when the user pulls it.
    var refreshing: Refresh?
    /// Where the buttons of a view are, for example in a dialog, and the binding that closes their dialog.
    var place = Screen.Place.screen
    var dialog: Binding<Bool>?
    var closesDialogFirst = true
    /// What a `NavigationLink` does with its value.
    var push: ((AnyHashable) -> Void)?
    /// The time of `TimelineView`. `nil` is the current time.
    var now: Date?
}
/// Combine is not on Linux, so nothing reads such an object.
public protocol ObservableObject: AnyObject {}
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
@propertyWrapper public struct Environment<Value>: DynamicProperty, Connectable {
    private let environment = Box(EnvironmentValues())
    private let read: (EnvironmentValues) -> Value
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }
    public var wrappedValue: Value { read(environment.value) }
    func connect(to context: Context) { environment.value = context.environment }
}
extension Environment {
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { $0[object: objectType] ?? { fatalError("There is no \(objectType) in the environment.") }() }
    }
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? { read = { $0[object: objectType] } }
}
// This is safe because views use their environment on the main actor only.
extension Environment: @unchecked Sendable where Value: Sendable {}

nonisolated extension View {
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        environment { $0[keyPath: keyPath] = value }
    }
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        environment { $0[object: T.self] = object }
    }
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View { self }
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
    ) -> some View { environment { transform(&$0[keyPath: keyPath]) } }
    public func disabled(_ disabled: Bool) -> some View { environment { $0.isEnabled = $0.isEnabled && !disabled } }
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment { $0.dynamicTypeSize = size } }
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize { self }
}
@MainActor @preconcurrency public struct DismissAction {
    private let action: @MainActor @Sendable () -> Void
    nonisolated init(action: @escaping @MainActor @Sendable () -> Void) { self.action = action }
    public func callAsFunction() { action() }
}
@MainActor @preconcurrency public struct OpenURLAction {
    public enum Result: Sendable { case handled, discarded, systemAction }
    nonisolated(unsafe) private let handler: (URL) -> Result
    nonisolated public init(handler: @escaping (URL) -> Result) { self.handler = handler }
    public func callAsFunction(_ url: URL) { _ = handler(url) }
}
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
#if !os(macOS)
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active
    public var isEditing: Bool { self != .inactive }
}
#endif
