// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public struct EnvironmentValues {
    public var locale = Locale.current
    public var scenePhase = ScenePhase.active
    private var values: [ObjectIdentifier: Any] = [:]
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
    var isEnabled = true
    var isInStack = false
    /// The focus binding of the fields in a view, and their `onSubmit` actions. Those of the innermost view come first.
    var focus: Binding<Bool>?
    var submit: [() -> Void] = []
    var submitLabel: SubmitLabel?
    var key: KeyEquivalent?
    var isPlain = false
    var isGrouped = false
    /// What a list or a form does when the user pulls it.
    var refresh: Refresh?
    /// Where the buttons of a view are, for example in a dialog, and the binding that closes their dialog.
    var place = Screen.Place.screen
    var isPresented: Binding<Bool>?
    /// The time of `TimelineView`. `nil` is the current time.
    var now: Date?
}

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public enum ScenePhase: Sendable { case background, inactive, active }

@propertyWrapper
public struct Environment<Value>: DynamicProperty, Connectable {
    private let environment = Box(EnvironmentValues())
    private let keyPath: KeyPath<EnvironmentValues, Value>

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
    public var wrappedValue: Value { environment.value[keyPath: keyPath] }

    func connect(to context: Context) { environment.value = context.environment }
}

@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let state: State<Value>
    public init() where Value == Bool { state = State(wrappedValue: false) }
    public init<T>() where Value == T? { state = State(wrappedValue: nil) }
    public var projectedValue: Binding { Binding(value: state.projectedValue) }
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public struct Binding { let value: SwiftUI.Binding<Value> }
}
