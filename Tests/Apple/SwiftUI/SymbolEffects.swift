// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

public struct SymbolVariants: Hashable, Sendable {
    public static let (none, circle, square) = (Self(), Self(), Self())
    public static let (rectangle, fill, slash) = (Self(), Self(), Self())
    public var circle: Self { self }
    public var square: Self { self }
    public var rectangle: Self { self }
    public var fill: Self { self }
    public var slash: Self { self }
}
public protocol SymbolEffect: Hashable, Sendable {}
public protocol ContentTransitionSymbolEffect {}
public protocol DiscreteSymbolEffect {}
public protocol IndefiniteSymbolEffect {}
/// An effect that moves all layers of a symbol, or one after the other.
protocol LayeredSymbolEffect: SymbolEffect {}
extension LayeredSymbolEffect {
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}
/// Apple has one type for each effect.
public struct _LastingSymbolEffect: LayeredSymbolEffect, IndefiniteSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
}
extension SymbolEffect where Self == _LastingSymbolEffect {
    public static var appear: Self { Self() }
    public static var disappear: Self { Self() }
    public static var scale: Self { Self() }
}
public struct BounceSymbolEffect: LayeredSymbolEffect, DiscreteSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
}
@available(iOS 18, macOS 15, *) extension BounceSymbolEffect: IndefiniteSymbolEffect {}
extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }
public struct _MovingSymbolEffect: LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
extension SymbolEffect where Self == _MovingSymbolEffect {
    @available(iOS 18, macOS 15, *) public static var breathe: Self { Self() }
    public static var pulse: Self { Self() }
    @available(iOS 18, macOS 15, *) public static var rotate: Self { Self() }
    @available(iOS 18, macOS 15, *) public static var wiggle: Self { Self() }
}
public struct ReplaceSymbolEffect: LayeredSymbolEffect, ContentTransitionSymbolEffect {
    public var downUp: Self { self }
    public var offUp: Self { self }
    public var upUp: Self { self }
}
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: Self { Self() } }
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var cumulative: Self { self }
    public var iterative: Self { self }
    public var reversing: Self { self }
}
extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: Self { Self() } }
public struct SymbolEffectOptions: Hashable, Sendable {
    @available(iOS 18, macOS 15, *) public enum RepeatBehavior { case continuous, periodic }
    public static let `default` = Self()
    public static let (nonRepeating, repeating) = (Self(), Self())
    public static func `repeat`(_ count: Int?) -> Self { Self() }
    public static func speed(_ speed: Double) -> Self { Self() }
    @available(iOS 18, macOS 15, *) public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self() }
    public func speed(_ speed: Double) -> Self { self }
}

nonisolated extension View {
    public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View { self }
    public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        value: U
    ) -> some View { self }
    public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
}
