// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

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
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> { GestureStateGesture(content: self, state: state, update: body) }
}
extension Gesture where Value: Equatable {
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}
/// A gesture that adds actions to another one.
@MainActor protocol AddingGesture: PrimitiveGesture {
    associatedtype Content: Gesture where Content.Value == Value
    var content: Content { get }
    func add(_ value: Value, isLast: Bool)
}
extension AddingGesture {
    var touch: Touch { content.primitive.touch }
    func play(_ movement: Movement, report: @escaping (_ value: Any, _ isLast: Bool) -> Void) {
        content.primitive.play(movement) { value, isLast in
            if let value = value as? Value { add(value, isLast: isLast) }
            report(value, isLast)
        }
    }
}
public struct _EndedGesture<Content: Gesture>: AddingGesture {
    public typealias Value = Content.Value
    // `nonisolated(unsafe)` is safe because views use their gestures on the main actor only.
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) private let action: (Value) -> Void
    nonisolated init(content: Content, action: @escaping (Value) -> Void) {
        (self.content, self.action) = (content, action)
    }
    func add(_ value: Value, isLast: Bool) { if isLast { action(value) } }
}
public struct _ChangedGesture<Content: Gesture>: AddingGesture {
    public typealias Value = Content.Value
    let content: Content, action: (Value) -> Void
    func add(_ value: Value, isLast: Bool) { if !isLast { action(value) } }
}
public struct GestureStateGesture<Content: Gesture, State>: AddingGesture {
    public typealias Value = Content.Value
    let content: Content, state: GestureState<State>, update: (Value, inout State, inout Transaction) -> Void
    func add(_ value: Value, isLast: Bool) {
        var transaction = Transaction()
        if isLast { state.reset() } else { update(value, &state.state.wrappedValue, &transaction) }
    }
}
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    let state: State<Value>
    let reset: () -> Void
    public init(wrappedValue: Value) {
        let state = State(wrappedValue: wrappedValue)
        (self.state, reset) = (state, { state.wrappedValue = wrappedValue })
    }
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
    public var wrappedValue: Value { state.wrappedValue }
    public var projectedValue: GestureState<Value> { self }
}
// This is safe because views use their state on the main actor only.
extension GestureState: @unchecked Sendable where Value: Sendable {}

public struct TapGesture: PrimitiveGesture {
    public typealias Value = Void
    public var count: Int
    public init(count: Int = 1) { self.count = count }
    let touch = Touch.tap
    func play(_ movement: Movement, report: @escaping (Any, Bool) -> Void) { report((), true) }
}
public struct LongPressGesture: PrimitiveGesture {
    public typealias Value = Bool
    public var minimumDuration: Double
    public var maximumDistance: CGFloat
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
    }
    let touch = Touch.hold
    func play(_ movement: Movement, report: @escaping (Any, Bool) -> Void) {
        report(true, false)
        report(true, true)
    }
}
public struct DragGesture: PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        public var time = Date()
        public var location = CGPoint.zero
        public var startLocation = CGPoint.zero
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        public var predictedEndLocation: CGPoint { location }
        public var predictedEndTranslation: CGSize { translation }
    }
    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
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
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none: Self = []
    public static let (gesture, subviews, all) = (Self(rawValue: 1), Self(rawValue: 2), Self(rawValue: 3))
}

nonisolated extension View {
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        adding { context in
            let primitive = gesture.primitive
            let isDisabled = !context.environment.isEnabled || !mask.contains(.gesture)
            return Tap(isDisabled: isDisabled, touch: primitive.touch) { primitive.play($0) { _, _ in } }
        }
    }
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        self.gesture(gesture, including: mask)
    }
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        self.gesture(gesture, including: mask)
    }
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
