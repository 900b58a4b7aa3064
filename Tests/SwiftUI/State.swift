// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Observation

public protocol DynamicProperty {}

@propertyWrapper
public struct State<Value>: DynamicProperty, Connectable {
    // The box is as Sendable as its value, because views use it on the main actor only.
    nonisolated(unsafe) let box: Box<Box<Value>>

    public init(wrappedValue value: Value) { box = Box(Box(value)) }
    public init() where Value: ExpressibleByNilLiteral { self.init(wrappedValue: nil) }

    public var wrappedValue: Value {
        get { box.value.value }
        nonmutating set { box.value.value = newValue }
    }
    public var projectedValue: Binding<Value> { Binding(read: { wrappedValue }, write: { wrappedValue = $0 }) }

    func connect(to context: Context) { box.value = context.kept { box.value } }
}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    // The closures are as Sendable as the value, because views use them on the main actor only.
    nonisolated(unsafe) let read: () -> Value
    nonisolated(unsafe) let write: (Value) -> Void

    init(read: @escaping () -> Value, write: @escaping (Value) -> Void) { (self.read, self.write) = (read, write) }
    @preconcurrency public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // Only an await can call an @isolated(any) closure. These belong to the main actor, and are called there.
        read = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        write = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
    }
    public init(projectedValue: Binding<Value>) { self = projectedValue }
    public static func constant(_ value: Value) -> Binding<Value> { Binding(read: { value }, write: { _ in }) }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }
    public var projectedValue: Binding<Value> { self }
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(read: { wrappedValue[keyPath: keyPath] }, write: { wrappedValue[keyPath: keyPath] = $0 })
    }
}

@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }
    private init(value: Value) { wrappedValue = value }
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { self.init(value: wrappedValue) }
}

extension Bindable where Value: AnyObject & Observable {
    public init(wrappedValue: Value) { self.init(value: wrappedValue) }
    public init(_ wrappedValue: Value) { self.init(value: wrappedValue) }
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(read: { wrappedValue[keyPath: keyPath] }, write: { wrappedValue[keyPath: keyPath] = $0 })
    }
}

@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty, Connectable {
    private let key: String
    private let initial: Value
    // The box is Sendable, because views use it on the main actor only.
    nonisolated(unsafe) private let memory = Box(Memory())

    public init(wrappedValue: Value, _ key: String) where Value == String { (initial, self.key) = (wrappedValue, key) }
    public init(_ key: String) where Value == String? { (initial, self.key) = (nil, key) }

    public var wrappedValue: Value {
        get { memory.value.sceneStorage[key] as? Value ?? initial }
        nonmutating set { memory.value.sceneStorage[key] = newValue as? String }
    }
    public var projectedValue: Binding<Value> { Binding(read: { wrappedValue }, write: { wrappedValue = $0 }) }

    func connect(to context: Context) { memory.value = context.memory }
}

extension State: Sendable where Value: Sendable {}
extension Binding: Sendable where Value: Sendable {}
extension Bindable: Sendable where Value: Sendable {}
extension SceneStorage: Sendable where Value: Sendable {}
