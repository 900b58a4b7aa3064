// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public struct EnvironmentValues {
    public var locale = Locale.current
    var isEnabled = true
    /// The focus of the fields in a view, and the actions of `onSubmit` from inside to outside.
    var focus: Binding<Bool>?
    var submit: [() -> Void] = []
    /// What a list does when the user pulls it.
    var refresh: Refresh?
    /// The place of the buttons in a view, and what closes the dialog that they are in.
    var place = Screen.Place.screen
    var isPresented: Binding<Bool>?
    /// The time of `TimelineView`. `nil` is the current time.
    var now: Date?
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty, Connectable {
    private let environment = Box(EnvironmentValues())
    private let keyPath: KeyPath<EnvironmentValues, Value>

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
    public var wrappedValue: Value { environment.value[keyPath: keyPath] }

    func connect(to context: Context) { environment.value = context.environment }
}

@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let state: State<Value>
    public init() where Value == Bool { state = State(wrappedValue: false) }
    public var projectedValue: Binding { Binding(value: state.projectedValue) }
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public struct Binding { let value: SwiftUI.Binding<Value> }
}
