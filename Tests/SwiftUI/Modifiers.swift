// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

nonisolated extension View {
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        environment { $0[keyPath: keyPath] = value }
    }
    public func disabled(_ disabled: Bool) -> some View { environment { $0.isEnabled = $0.isEnabled && !disabled } }
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        environment { $0.focus = condition.value }
    }

    public func focused<V: ExpressibleByNilLiteral>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        let focus = binding.value
        return environment {
            $0.focus = Binding {
                focus.wrappedValue == value
            } write: { isFocused in
                if isFocused || focus.wrappedValue == value { focus.wrappedValue = isFocused ? value : nil }
            }
        }
    }

    public func task<T: Equatable>(
        id value: T = 0,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { adding { Work(path: $0.path, id: value, hasID: { $0 as? T == value }, action: action) } }
    public func onChange<V: Equatable>(of value: V, _ action: @escaping () -> Void) -> some View {
        adding { context in
            let last = context.kept { Box(value) }
            return Change {
                defer { last.value = value }
                return last.value == value ? nil : action
            }
        }
    }
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment { $0.refresh = Refresh(action: action) }
    }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        adding { _ in OpenURL(action: action) }
    }
    public func onSubmit(_ action: @escaping () -> Void) -> some View {
        environment { $0.submit.insert(action, at: 0) }
    }

    public func buttonStyle(_ style: PlainButtonStyle) -> some View { environment { $0.isPlain = true } }
    public func formStyle(_ style: GroupedFormStyle) -> some View { environment { $0.isGrouped = true } }
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        adding { _ in ExternalEvents(preferred: preferring) }
    }
    public func keyboardShortcut(_ key: KeyEquivalent) -> some View { environment { $0.key = key } }
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { environment { $0.submitLabel = submitLabel } }

    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        Primitive { $0.nodes(of: self).map { $0.spoken(as: String(label)) } }
    }
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        adding { _ in AccessibilityElement() }
    }

    public func accessibilityHidden(_ hidden: Bool) -> some View {
        Primitive { context in context.nodes(of: self).map { hidden ? $0.spoken(as: "") : $0 } }
    }
    /// The texts of a placeholder cannot be read.
    public func redacted(reason: RedactionReasons) -> some View { element("Placeholder") }

    public func tag<V: Hashable>(_ tag: V) -> some View { adding { _ in Tag(value: tag) } }
    public func id<ID: Hashable>(_ id: ID) -> some View {
        Primitive { [Node(children: $0.nodes(of: self, at: id), part: Identity(id: id))] }
    }
    public func overlay<V: View>(@ViewBuilder content: () -> V) -> some View { with(content()) }
}
