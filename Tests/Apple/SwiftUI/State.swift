// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol DynamicProperty {}
@propertyWrapper public struct State<Value>: DynamicProperty, Connectable {
    private let box: Box<Box<Value>>
    private let memory = Box<Memory?>(nil)
    public init(wrappedValue value: Value) { box = Box(Box(value)) }
    public init(initialValue value: Value) { self.init(wrappedValue: value) }
    public var wrappedValue: Value {
        get { box.value.value }
        nonmutating set {
            box.value.value = newValue
            memory.value?.changes += 1
        }
    }
    public var projectedValue: Binding<Value> { Binding(read: { wrappedValue }, write: { wrappedValue = $0 }) }
    func connect(to context: Context) { (box.value, memory.value) = (context.kept { box.value }, context.memory) }
}
extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}
// This is safe because views use their state on the main actor only.
extension State: @unchecked Sendable where Value: Sendable {}
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
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
    @preconcurrency public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        read = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        let set = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
        write = { set($0, Transaction()) }
    }
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(read: { base.wrappedValue ?? value }, write: { base.wrappedValue = $0 })
    }
    public init(projectedValue: Binding<Value>) { self = projectedValue }
    public static func constant(_ value: Value) -> Binding<Value> { Binding(read: { value }, write: { _ in }) }
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }
    public var projectedValue: Binding<Value> { self }
    public subscript<T>(dynamicMember keyPath: WritableKeyPath<Value, T>) -> Binding<T> {
        Binding<T>(read: { wrappedValue[keyPath: keyPath] }, write: { wrappedValue[keyPath: keyPath] = $0 })
    }
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}
extension Binding: @unchecked Sendable where Value: Sendable {}
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }
    private init(value: Value) { wrappedValue = value }
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { self.init(value: wrappedValue) }
}
extension Bindable where Value: AnyObject & Observable {
    public init(wrappedValue: Value) { self.init(value: wrappedValue) }
    public init(_ wrappedValue: Value) { self.init(value: wrappedValue) }
    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, T>) -> Binding<T> {
        Binding(read: { wrappedValue[keyPath: keyPath] }, write: { wrappedValue[keyPath: keyPath] = $0 })
    }
}
extension Bindable: @unchecked Sendable where Value: Sendable {}
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    private let state: State<Value>
    private let none: Value
    private init(none: Value) { (state, self.none) = (State(wrappedValue: none), none) }
    public init() where Value == Bool { self.init(none: false) }
    public init<T: Hashable>() where Value == T? { self.init(none: nil) }
    public var projectedValue: FocusState<Value>.Binding { Binding(value: state.projectedValue, none: none) }
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    @propertyWrapper public struct Binding {
        let value: SwiftUI.Binding<Value>
        let none: Value
        public var wrappedValue: Value {
            get { value.wrappedValue }
            nonmutating set { value.wrappedValue = newValue }
        }
        public var projectedValue: Binding { self }
    }
}

nonisolated extension View {
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        environment { $0.focus = condition.value }
    }
    public func focused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        environment {
            $0.focus = Binding {
                binding.wrappedValue == value
            } write: { isFocused in
                if isFocused || binding.wrappedValue == value {
                    binding.wrappedValue = isFocused ? value : binding.none
                }
            }
        }
    }
}
