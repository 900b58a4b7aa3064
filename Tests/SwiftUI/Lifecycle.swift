// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public enum SubmitTriggers: Sendable { case text }

nonisolated extension View {
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { adding { Life(path: $0.path, task: action) } }
    public func task<T: Equatable>(
        id value: T,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { adding { Life(path: $0.path, id: value, task: action) } }
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
}
