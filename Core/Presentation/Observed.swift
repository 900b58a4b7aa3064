import Observation

/// A property of a generic class that SwiftUI and others can observe.
///
/// In a generic class, `@Observable` makes a new key path at each access, so a read took 1.73 µs instead of 50 ns.
/// `Observed` uses `@Observable` only on `Revision`, a class that is not generic.
@MainActor
@propertyWrapper
public final class Observed<Value> {
    private let revision = Revision()
    private var value: Value

    /// Stores the first value.
    public init(wrappedValue: Value) {
        value = wrappedValue
    }

    /// The value. Observers are told before it changes.
    public var wrappedValue: Value {
        get {
            _ = revision.number
            return value
        }
        set {
            revision.number &+= 1
            value = newValue
        }
    }
}

@MainActor
@Observable
private final class Revision {
    var number = 0
}
