// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

public enum PresentationBackgroundInteraction: Sendable {
    case automatic, disabled, enabled
    public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}
public enum PresentationAdaptation: Sendable { case automatic, fullScreenCover, none, popover, sheet }
@available(iOS 18, macOS 15, *) public protocol PresentationSizing {}
/// Apple has one type for each size.
@available(iOS 18, macOS 15, *) public struct _PresentationSizing: PresentationSizing {}
@available(iOS 18, macOS 15, *) extension PresentationSizing where Self == _PresentationSizing {
    public static var automatic: Self { Self() }
    public static var fitted: Self { Self() }
    public static var form: Self { Self() }
    public static var page: Self { Self() }
}

nonisolated extension View {
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
    public func presentationBackgroundInteraction(_ level: PresentationBackgroundInteraction) -> some View { self }
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
    @available(iOS 18, macOS 15, *) public func presentationSizing(_: some PresentationSizing) -> some View { self }
}
