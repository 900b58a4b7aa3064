// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Observation

public protocol DynamicProperty {}

@propertyWrapper
public struct State<Value>: DynamicProperty, Connectable {
    private let box: Box<Box<Value>>

    public init(wrappedValue value: Value) { box = Box(Box(value)) }
    public init() where Value: ExpressibleByNilLiteral { self.init(wrappedValue: nil) }

    public var wrappedValue: Value {
        get { box.value.value }
        nonmutating set {
            box.value.value = newValue
            Memory.changes += 1
        }
    }
    public var projectedValue: Binding<Value> { Binding(read: { wrappedValue }, write: { wrappedValue = $0 }) }

    func connect(to context: Context) { box.value = context.kept { box.value } }
}

public struct Binding<Value> {
    // `nonisolated(unsafe)` is safe because views use the closures on the main actor only.
    nonisolated(unsafe) private let read: () -> Value
    nonisolated(unsafe) private let write: (Value) -> Void

    init(read: @escaping () -> Value, write: @escaping (Value) -> Void) { (self.read, self.write) = (read, write) }
    @preconcurrency public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // An @isolated(any) closure needs an await. `get` and `set` belong to the main actor, and are called there.
        read = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        write = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
    }

    public static func constant(_ value: Value) -> Binding<Value> { Binding(read: { value }, write: { _ in }) }

    var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
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
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(read: { wrappedValue[keyPath: keyPath] }, write: { wrappedValue[keyPath: keyPath] = $0 })
    }
}

@propertyWrapper
public struct SceneStorage: DynamicProperty, Connectable {
    private let key: String
    private let memory = Box(Memory())

    public init(_ key: String) { self.key = key }

    public var wrappedValue: String? {
        get { memory.value.sceneStorage[key] }
        nonmutating set {
            memory.value.sceneStorage[key] = newValue
            Memory.changes += 1
        }
    }

    func connect(to context: Context) { memory.value = context.memory }
}

extension Binding: Sendable where Value: Sendable {}
