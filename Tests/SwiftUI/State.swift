// The documentation of the SDK describes these declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Observation

public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

@propertyWrapper
public struct State<Value>: DynamicProperty {
    // The box is Sendable if its value is, because `Screen` reads and writes it on the main actor only.
    nonisolated(unsafe) let box: Box<Box<Value>>

    public init(wrappedValue value: Value) { box = Box(Box(value)) }
    public init(initialValue value: Value) { self.init(wrappedValue: value) }
    public init() where Value: ExpressibleByNilLiteral { self.init(wrappedValue: nil) }

    public var wrappedValue: Value {
        get { box.value.value }
        nonmutating set { box.value.value = newValue }
    }
    public var projectedValue: Binding<Value> {
        let box = box
        return Binding(read: { box.value.value }, write: { box.value.value = $0 })
    }
}

extension State: Sendable where Value: Sendable {}

extension State: Connectable {
    func connect(to context: Context) {
        box.value = context.kept { box.value }
    }
}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    // The closures run on the main actor only, like all of a view.
    nonisolated(unsafe) let read: () -> Value
    nonisolated(unsafe) let write: (Value) -> Void

    init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
        (self.read, self.write) = (read, write)
    }
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // The closures belong to the main actor or to no actor, and are called on the main actor.
        read = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        write = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
    }
    public init(projectedValue: Binding<Value>) { self = projectedValue }
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(read: { base.wrappedValue }, write: { if let value = $0 { base.wrappedValue = value } })
    }
    public init?(_ base: Binding<Value?>) {
        guard let initial = base.wrappedValue else { return nil }
        self.init(read: { base.wrappedValue ?? initial }, write: { base.wrappedValue = $0 })
    }
    public static func constant(_ value: Value) -> Binding<Value> { Binding(read: { value }, write: { _ in }) }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }
    public var projectedValue: Binding<Value> { self }
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            read: { wrappedValue[keyPath: keyPath] },
            write: { wrappedValue[keyPath: keyPath] = $0 }
        )
    }
}

extension Binding: Sendable where Value: Sendable {}

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
    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(read: { wrappedValue[keyPath: keyPath] }, write: { wrappedValue[keyPath: keyPath] = $0 })
    }
}

extension Bindable: Sendable where Value: Sendable {}
