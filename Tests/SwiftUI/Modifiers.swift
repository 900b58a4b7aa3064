// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import Observation

public enum SubmitTriggers: Sendable { case text }

nonisolated extension View {
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        environment { $0[keyPath: keyPath] = value }
    }
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        environment { $0.values[ObjectIdentifier(T.self)] = object }
    }
    public func disabled(_ disabled: Bool) -> some View { environment { $0.isEnabled = $0.isEnabled && !disabled } }
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        environment { $0.focus = ({ binding.wrappedValue == value }, { binding.wrappedValue = value }) }
    }
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { focused(condition, equals: true) }

    public func task<T: Equatable>(
        id value: T = 0,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { adding { Life(path: $0.path, id: value, hasID: { $0 as? T == value }, task: action) } }
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        adding { Life(path: $0.path, appear: action) }
    }
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        adding { Life(path: $0.path, disappear: action) }
    }

    public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        adding { context in
            let last = context.kept { Box<V?>(nil) }
            return Change {
                defer { last.value = value }
                guard let old = last.value else { return initial ? { action(value, value) } : nil }
                return old == value ? nil : { action(old, value) }
            }
        }
    }
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View
    {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment { $0.refresh = Refresh(action: action) }
    }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        adding { _ in OpenURL(action: action) }
    }
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        environment { $0.submit.insert(action, at: 0) }
    }

    public func accessibilityLabel(_ label: Text) -> some View {
        Primitive { $0.nodes(of: self).map { $0.spoken(as: label.shown) } }
    }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        adding { _ in AccessibilityElement() }
    }
    /// VoiceOver reads a hidden view like a view whose label is empty.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        Primitive { hidden ? $0.nodes(of: self).map { $0.spoken(as: Text("").shown) } : $0.nodes(of: self) }
    }

    public func tag<V: Hashable>(_ tag: V) -> some View { adding { _ in Tag(value: tag) } }
    public func id<ID: Hashable>(_ id: ID) -> some View { Primitive { $0.nodes(of: self, at: id) } }
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        element("", self, content())
    }
}
