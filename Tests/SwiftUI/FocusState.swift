// The documentation of the SDK describes these declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Whether a field has the focus, and how to change it.
struct Focus {
    let isFocused: () -> Bool
    let set: (Bool) -> Void
}

@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let state: State<Value>
    // The value for no focus. Only the main actor reads it.
    nonisolated(unsafe) private let none: Value

    public init() where Value == Bool { (state, none) = (State(wrappedValue: false), false) }
    public init<T: Hashable>() where Value == T? { (state, none) = (State(wrappedValue: nil), nil) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding { Binding(value: state.projectedValue, none: none) }

    @propertyWrapper
    public struct Binding {
        let value: SwiftUI.Binding<Value>
        // Only the main actor reads it.
        nonisolated(unsafe) let none: Value

        public var wrappedValue: Value {
            get { value.wrappedValue }
            nonmutating set { value.wrappedValue = newValue }
        }
        public var projectedValue: Binding { self }

        func focus(for own: Value) -> Focus {
            Focus(
                isFocused: { wrappedValue == own },
                set: { isFocused in
                    if isFocused { wrappedValue = own } else if wrappedValue == own { wrappedValue = none }
                }
            )
        }
    }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

nonisolated extension View {
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        environment { $0.focus = binding.focus(for: value) }
    }
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        environment { $0.focus = condition.focus(for: true) }
    }
}
