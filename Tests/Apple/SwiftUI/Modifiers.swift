// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

#if !canImport(Darwin)
/// Foundation does not have them on Linux.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
public final class NSUserActivity: NSObject {
    public var webpageURL: URL?
}
#endif

nonisolated extension View {
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { task(id: 0, action) }
    public func task<T: Equatable>(
        id: T,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        adding { context in
            let (view, isInRow) = (context.id, context.environment.isInRow)
            let hasID = { (other: Any) in other as? T == id }
            return Work(path: context.path, view: view, isInRow: isInRow, id: id, hasID: hasID, action: action)
        }
    }
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
        onChange(of: value) { action($1) }
    }
    public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        adding { context in
            let last = context.kept { Box(initial ? nil : value) }
            return Change {
                let old = last.value
                last.value = value
                return old == value ? nil : { action(old ?? value, value) }
            }
        }
    }
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View
    { onChange(of: value, initial: initial) { _, _ in action() } }
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        adding { Appearance(path: $0.path, appear: action ?? {}, disappear: {}) }
    }
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        adding { Appearance(path: $0.path, appear: {}, disappear: action ?? {}) }
    }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        adding { _ in OpenURL(action: action) }
    }
    public func onContinueUserActivity(_ type: String, perform action: @escaping (NSUserActivity) -> Void) -> some View
    {
        adding { _ in
            OpenURL(isActivity: true) { url in
                let activity = NSUserActivity()
                activity.webpageURL = url
                action(activity)
            }
        }
    }
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        adding { _ in ExternalEvents(preferred: preferring) }
    }
    public func id<ID: Hashable>(_ id: ID) -> some View {
        Primitive { [Node(children: $0.nodes(of: self, at: id), part: Identity(id: id))] }
    }
    /// The texts of a placeholder cannot be read.
    public func redacted(reason: RedactionReasons) -> some View { element("Placeholder") }
    public func previewDisplayName(_ value: String?) -> some View { adding { _ in Named(name: value ?? "") } }
    public func hidden() -> some View { element("") }
    public func allowsHitTesting(_ enabled: Bool) -> some View { self }
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        adding { Tap(isDisabled: !$0.environment.isEnabled) { _ in action() } }
    }
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View { self }
    public func onPreferenceChange<K: PreferenceKey>(_ key: K.Type, perform action: @escaping (K.Value) -> Void)
        -> some View where K.Value: Equatable
    { self }
}

public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let (placeholder, privacy) = (Self(rawValue: 1), Self(rawValue: 2))
}
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}
