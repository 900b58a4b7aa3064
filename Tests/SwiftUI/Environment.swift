// The documentation of the SDK describes these declarations.
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
    public internal(set) var dismiss = DismissAction()
    var values: [ObjectIdentifier: Any] = [:]
    var focus: Focus?
    var submit: [() -> Void] = []
    var refresh: (@Sendable () async -> Void)?
    var delete: ((IndexSet) -> Void)?
    /// Whether the dialog is presented whose buttons are evaluated.
    var dialog: Binding<Bool>?
    var now: Date?

    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

public enum ScenePhase: Comparable, Sendable {
    case background, inactive, active
}

@MainActor @preconcurrency
public struct DismissAction {
    nonisolated(unsafe) let action: () -> Void
    nonisolated init(action: @escaping () -> Void = {}) { self.action = action }
    public func callAsFunction() { action() }
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    // Only the main actor reads and connects an environment.
    nonisolated(unsafe) private let environment = Box(EnvironmentValues())
    nonisolated(unsafe) private let read: (EnvironmentValues) -> Value

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = {
            guard let object = $0.values[ObjectIdentifier(objectType)] as? Value else {
                fatalError("No object of the type \(objectType) is in the environment.")
            }
            return object
        }
    }
    public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
        read = { $0.values[ObjectIdentifier(objectType)] as? Object }
    }
    public var wrappedValue: Value { read(environment.value) }
}

extension Environment: Sendable where Value: Sendable {}

extension Environment: Connectable {
    func connect(to context: Context) { environment.value = context.environment }
}

nonisolated extension View {
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        environment { $0[keyPath: keyPath] = value }
    }
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        environment { $0.values[ObjectIdentifier(T.self)] = object }
    }
    public func disabled(_ disabled: Bool) -> some View {
        environment { $0.isEnabled = $0.isEnabled && !disabled }
    }
}

@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    // Only the main actor reads, writes and connects what a scene stores.
    nonisolated(unsafe) private let memory = Box(Memory())
    nonisolated(unsafe) private let decode: (String?) -> Value
    nonisolated(unsafe) private let encode: (Value) -> String?

    public init(wrappedValue: Value, _ key: String) where Value == String {
        (self.key, decode, encode) = (key, { $0 ?? wrappedValue }, { $0 })
    }
    public init(_ key: String) where Value == String? {
        (self.key, decode, encode) = (key, { $0 }, { $0 })
    }
    public var wrappedValue: Value {
        get { decode(memory.value.sceneStorage[key]) }
        nonmutating set { memory.value.sceneStorage[key] = encode(newValue) }
    }
    public var projectedValue: Binding<Value> { Binding(read: { wrappedValue }, write: { wrappedValue = $0 }) }
}

extension SceneStorage: Sendable where Value: Sendable {}

extension SceneStorage: Connectable {
    func connect(to context: Context) { memory.value = context.memory }
}
