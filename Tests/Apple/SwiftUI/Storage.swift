// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A value that `Memory` keeps as a text. It lasts as long as the screen. `UserDefaults` is not used.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty, Connectable {
    private let key: String, initial: Value, read: (String) -> Value?, write: (Value) -> String?
    private let memory = Box(Memory())

    public var projectedValue: Binding<Value> {
        Binding {
            memory.value.sceneStorage[key].flatMap(read) ?? initial
        } write: {
            memory.value.sceneStorage[key] = write($0)
            memory.value.changes += 1
        }
    }
    public var wrappedValue: Value {
        get { projectedValue.wrappedValue }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }
    func connect(to context: Context) { memory.value = context.memory }
}
extension AppStorage {
    private init(_ key: String, initial: Value) where Value: LosslessStringConvertible {
        (self.key, self.initial, read, write) = (key, initial, { Value($0) }, { "\($0)" })
    }
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key, initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key, initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(key, initial: wrappedValue) }
    public init(_ key: String) where Value == String? { (self.key, initial, read, write) = (key, nil, { $0 }, { $0 }) }
}
/// A scene and its app keep the same values here.
public typealias SceneStorage = AppStorage
