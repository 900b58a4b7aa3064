// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import Observation

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

public struct EnvironmentValues {
    public var locale = Locale.current
    public var isEnabled = true
    public var scenePhase = ScenePhase.active
    /// The values by key, and the objects by type.
    var values: [ObjectIdentifier: Any] = [:]
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
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty, Connectable {
    // These are as Sendable as the value, because views use them on the main actor only.
    nonisolated(unsafe) private let environment = Box(EnvironmentValues())
    nonisolated(unsafe) private let read: (EnvironmentValues) -> Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { $0.values[ObjectIdentifier(objectType)] as? Value }
    }
    public var wrappedValue: Value {
        if let value = read(environment.value) { return value }
        fatalError("The environment has no \(Value.self).")
    }

    func connect(to context: Context) { environment.value = context.environment }
}

/// Whether a field has the focus, and how to give it the focus.
typealias Focus = (isFocused: () -> Bool, take: () -> Void)

@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let state: State<Value>
    public init() where Value == Bool { state = State(wrappedValue: false) }
    public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }
    public var projectedValue: Binding { Binding(value: state.projectedValue) }
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    @propertyWrapper
    public struct Binding {
        @SwiftUI.Binding var value: Value
        public var wrappedValue: Value {
            get { value }
            nonmutating set { value = newValue }
        }
        public var projectedValue: Binding { self }
    }
}

extension Environment: Sendable where Value: Sendable {}
extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}
