// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A value that `Memory` keeps as a text.
struct Stored<Value>: DynamicProperty, Connectable {
    let key: String
    let initial: Value
    let read: (String) -> Value?
    let write: (Value) -> String?
    private let memory = Box(Memory())

    init(_ key: String, _ initial: Value) where Value: LosslessStringConvertible {
        self.key = key
        self.initial = initial
        read = { Value($0) }
        write = { "\($0)" }
    }
    init<T: LosslessStringConvertible>(_ key: String) where Value == T? {
        self.key = key
        initial = nil
        read = { T($0) }
        write = { $0.map { "\($0)" } }
    }

    var binding: Binding<Value> {
        Binding {
            memory.value.sceneStorage[key].flatMap(read) ?? initial
        } write: {
            memory.value.sceneStorage[key] = write($0)
            memory.value.changes += 1
        }
    }

    func connect(to context: Context) { memory.value = context.memory }
}

@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    private let stored: Stored<Value>
    public var projectedValue: Binding<Value> { stored.binding }
    public var wrappedValue: Value {
        get { stored.binding.wrappedValue }
        nonmutating set { stored.binding.wrappedValue = newValue }
    }
    public init(wrappedValue: Value, _ key: String) where Value == Bool { stored = Stored(key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == String { stored = Stored(key, wrappedValue) }
}
extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == String? { stored = Stored(key) }
}

/// Lasts as long as the screen. `UserDefaults` is not used.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    private let stored: Stored<Value>
    public var projectedValue: Binding<Value> { stored.binding }
    public var wrappedValue: Value {
        get { stored.binding.wrappedValue }
        nonmutating set { stored.binding.wrappedValue = newValue }
    }
}
extension AppStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool { stored = Stored(key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { stored = Stored(key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == String { stored = Stored(key, wrappedValue) }
    public init(_ key: String) where Value == String? { stored = Stored(key) }
}
