// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A value that `Memory` keeps as a text.
struct Stored<Value>: DynamicProperty, Connectable {
    let key: String
    let initial: Value
    let read: (String) -> Value?
    let write: (Value) -> String?
    private let memory = Box(Memory())

    init(_ key: String, _ initial: Value, read: @escaping (String) -> Value?, write: @escaping (Value) -> String?) {
        (self.key, self.initial, self.read, self.write) = (key, initial, read, write)
    }
    init(_ key: String, _ initial: Value) where Value: LosslessStringConvertible {
        self.init(key, initial, read: { Value($0) }, write: { "\($0)" })
    }
    init<T: LosslessStringConvertible>(_ key: String) where Value == T? {
        self.init(key, nil, read: { T($0) }, write: { $0.map { "\($0)" } })
    }
    init(_ key: String, _ initial: Value) where Value: RawRepresentable, Value.RawValue: LosslessStringConvertible {
        self.init(key, initial) {
            Value.RawValue($0).flatMap(Value.init)
        } write: {
            "\($0.rawValue)"
        }
    }

    var wrappedValue: Value {
        get { memory.value.sceneStorage[key].flatMap(read) ?? initial }
        nonmutating set {
            memory.value.sceneStorage[key] = write(newValue)
            Memory.changes += 1
        }
    }
    var projectedValue: Binding<Value> { Binding(read: { wrappedValue }, write: { wrappedValue = $0 }) }

    func connect(to context: Context) { memory.value = context.memory }
}

@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let stored: Stored<Value>
    public var wrappedValue: Value {
        get { stored.wrappedValue }
        nonmutating set { stored.wrappedValue = newValue }
    }
    public var projectedValue: Binding<Value> { stored.projectedValue }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool { stored = Stored(key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { stored = Stored(key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Double { stored = Stored(key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == String { stored = Stored(key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        stored = Stored(key, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        stored = Stored(key, wrappedValue)
    }
}
extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? { stored = Stored(key) }
    public init(_ key: String) where Value == Int? { stored = Stored(key) }
    public init(_ key: String) where Value == Double? { stored = Stored(key) }
    public init(_ key: String) where Value == String? { stored = Stored(key) }
}

/// Lasts as long as the screen. `UserDefaults` is not used.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let stored: Stored<Value>
    public var wrappedValue: Value {
        get { stored.wrappedValue }
        nonmutating set { stored.wrappedValue = newValue }
    }
    public var projectedValue: Binding<Value> { stored.projectedValue }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        stored = Stored(key, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        stored = Stored(key, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        stored = Stored(key, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        stored = Stored(key, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int { stored = Stored(key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String { stored = Stored(key, wrappedValue) }
}
extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { stored = Stored(key) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { stored = Stored(key) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { stored = Stored(key) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { stored = Stored(key) }
}
