// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import Observation

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public struct EnvironmentValues {
    public var locale = Locale.current
    public var isEnabled = true
    public var scenePhase = ScenePhase.active
    public internal(set) var dismiss = DismissAction {}
    private var values: [ObjectIdentifier: Any] = [:]
    /// The focus of the fields in a view, and the actions of `onSubmit` from inside to outside.
    var focus: Focus?
    var submit: [() -> Void] = []
    /// What a list does when the user pulls it, and what its rows do when the user deletes them.
    var refresh: Refresh?
    var delete: ((IndexSet) -> Void)?
    /// The place of the buttons in a view, and what closes the dialog that they are in.
    var place = Screen.Place.page
    var isPresented: Binding<Bool>?
    /// The time of `TimelineView`. `nil` is the current time.
    var now: Date?

    public init() {}
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
    subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { values[ObjectIdentifier(type)] as? Object }
        set { values[ObjectIdentifier(type)] = newValue }
    }
}

public enum ScenePhase: Comparable, Sendable {
    case background, inactive, active
}

@MainActor @preconcurrency
public struct DismissAction {
    nonisolated(unsafe) let action: () -> Void
    public func callAsFunction() { action() }
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty, Connectable {
    // These are as Sendable as the value, because views use them on the main actor only.
    nonisolated(unsafe) private let environment = Box(EnvironmentValues())
    nonisolated(unsafe) private let read: (EnvironmentValues) -> Value

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { environment in
            guard let object = environment[object: objectType] else { fatalError("There is no \(objectType).") }
            return object
        }
    }
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? { read = { $0[object: objectType] } }
    public var wrappedValue: Value { read(environment.value) }

    func connect(to context: Context) { environment.value = context.environment }
}

extension Environment: Sendable where Value: Sendable {}

/// Whether a field has the focus, and how to change it.
struct Focus {
    let isFocused: () -> Bool
    let set: (Bool) -> Void
}

@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let state: State<Value>
    // The value without a focus. It is never changed.
    nonisolated(unsafe) private let none: Value

    public init() where Value == Bool { (state, none) = (State(wrappedValue: false), false) }
    public init<T: Hashable>() where Value == T? { (state, none) = (State(wrappedValue: nil), nil) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding { Binding(value: state.projectedValue, none: none) }

    @propertyWrapper
    public struct Binding {
        let value: SwiftUI.Binding<Value>
        // It is never changed.
        nonisolated(unsafe) let none: Value

        public var wrappedValue: Value {
            get { value.wrappedValue }
            nonmutating set { value.wrappedValue = newValue }
        }
        public var projectedValue: Binding { self }

        func focus(for own: Value) -> Focus {
            Focus(isFocused: { wrappedValue == own }) { isFocused in
                if isFocused { wrappedValue = own } else if wrappedValue == own { wrappedValue = none }
            }
        }
    }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

nonisolated extension View {
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        environment { $0[keyPath: keyPath] = value }
    }
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        environment { $0[object: T.self] = object }
    }
    public func disabled(_ disabled: Bool) -> some View {
        environment { $0.isEnabled = $0.isEnabled && !disabled }
    }
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        environment { $0.focus = binding.focus(for: value) }
    }
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        environment { $0.focus = condition.focus(for: true) }
    }
}
