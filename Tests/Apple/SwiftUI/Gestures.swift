// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// What a user does with one finger. A double tap counts as a tap.
enum Touch { case tap, hold, drag }
/// How far the finger has moved, and whether it has left the screen.
struct Movement {
    var translation = CGSize.zero
    var ends = true
}
@MainActor @preconcurrency public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    @MainActor @preconcurrency var body: Body { get }
}
extension Never: Gesture { public typealias Value = Never }
extension Gesture where Body == Never {
    @MainActor @preconcurrency public var body: Never { fatalError("\(Self.self) has no body.") }
}
/// A gesture without a body.
@MainActor protocol PrimitiveGesture: Gesture where Body == Never {
    var touch: Touch { get }
    /// Calls `report` with values of the type `Value`, and whether it is the last one.
    func play(_ movement: Movement, report: @escaping (_ value: Any, _ isLast: Bool) -> Void)
}
extension Gesture {
    fileprivate var primitive: any PrimitiveGesture { (self as? any PrimitiveGesture) ?? body.primitive }
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
        AddingGesture(content: self) { value, isLast in if isLast { action(value) } }
    }
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> some Gesture<Value> {
        AddingGesture(content: self) { value, isLast in
            if isLast { return state.state.wrappedValue = state.initial }
            var transaction = Transaction()
            body(value, &state.state.wrappedValue, &transaction)
        }
    }
}
extension Gesture where Value: Equatable {
    public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
        AddingGesture(content: self) { value, isLast in if !isLast { action(value) } }
    }
}
/// A gesture that adds an action to another one.
private struct AddingGesture<Content: Gesture>: PrimitiveGesture {
    typealias Value = Content.Value
    // `nonisolated(unsafe)` is safe because views use their gestures on the main actor only.
    nonisolated(unsafe) private let content: Content
    nonisolated(unsafe) private let add: (_ value: Value, _ isLast: Bool) -> Void
    nonisolated init(content: Content, add: @escaping (Value, Bool) -> Void) {
        (self.content, self.add) = (content, add)
    }
    var touch: Touch { content.primitive.touch }
    func play(_ movement: Movement, report: @escaping (Any, Bool) -> Void) {
        content.primitive.play(movement) { value, isLast in
            if let value = value as? Value { add(value, isLast) }
            report(value, isLast)
        }
    }
}
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    let state: State<Value>
    let initial: Value
    public init(wrappedValue: Value) { (state, initial) = (State(wrappedValue: wrappedValue), wrappedValue) }
    public var wrappedValue: Value { state.wrappedValue }
    public var projectedValue: GestureState<Value> { self }
}
// This is safe because views use their state on the main actor only.
extension GestureState: @unchecked Sendable where Value: Sendable {}

public struct TapGesture: PrimitiveGesture {
    public typealias Value = Void
    public init(count: Int = 1) {}
    let touch = Touch.tap
    func play(_ movement: Movement, report: @escaping (Any, Bool) -> Void) { report((), true) }
}
public struct LongPressGesture: PrimitiveGesture {
    public typealias Value = Bool
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
    let touch = Touch.hold
    func play(_ movement: Movement, report: @escaping (Any, Bool) -> Void) {
        for isLast in [false, true] { report(true, isLast) }
    }
}
public struct DragGesture: PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        public var location = CGPoint.zero
        public var startLocation = CGPoint.zero
        public var velocity: CGSize { .zero }
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
    }
    public var minimumDistance: CGFloat
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
    }
    let touch = Touch.drag
    func play(_ movement: Movement, report: @escaping (Any, Bool) -> Void) {
        let end = movement.translation
        guard max(abs(end.width), abs(end.height)) >= minimumDistance else { return }
        let value = Value(location: CGPoint(x: end.width, y: end.height))
        report(value, false)
        if movement.ends { report(value, true) }
    }
}

nonisolated extension View {
    public func gesture<T: Gesture>(_ gesture: T) -> some View { self.gesture(gesture, isEnabled: true) }
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        adding { context in
            let primitive = gesture.primitive
            let isDisabled = !isEnabled || !context.environment.isEnabled
            return Tap(isDisabled: isDisabled, touch: primitive.touch) { primitive.play($0) { _, _ in } }
        }
    }
    public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { self.gesture(gesture) }
    public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self.gesture(gesture) }
    public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        adding { context in
            Tap(isDisabled: !context.environment.isEnabled, touch: .hold) { _ in
                onPressingChanged?(true)
                action()
                onPressingChanged?(false)
            }
        }
    }
}
