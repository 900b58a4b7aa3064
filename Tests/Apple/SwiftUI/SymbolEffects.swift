// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct SymbolVariants: Hashable, Sendable {
    public static let (none, circle, square, fill, slash) = (Self(), Self(), Self(), Self(), Self())
    public var circle: Self { self }
    public var square: Self { self }
    public var fill: Self { self }
    public var slash: Self { self }
}
public protocol SymbolEffect: Hashable, Sendable {}
public protocol ContentTransitionSymbolEffect {}
public protocol DiscreteSymbolEffect {}
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect {}
extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect {}
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {}
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: Self { Self() } }
public struct SymbolEffectOptions: Hashable, Sendable {
    public static let (`default`, nonRepeating, repeating) = (Self(), Self(), Self())
    public static func speed(_ speed: Double) -> Self { Self() }
}

nonisolated extension View {
    public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        value: U
    ) -> some View { self }
    public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
}
