// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Anchor<Value>: Sendable { public struct Source: Sendable {} }
extension Anchor.Source where Value == CGRect { public static var bounds: Self { Self() } }
extension Anchor.Source where Value == CGPoint { public static var center: Self { Self() } }

nonisolated extension View {
    public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self,
        value: Anchor<A>.Source,
        transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View { self }
    /// On a phone, a popover is a sheet.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { sheet(item: item) { element("Popover", content($0)) } }
    public func popover<Content: View>(
        isPresented: Binding<Bool>,
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { sheet(isPresented: isPresented) { element("Popover", content()) } }
    #if !os(macOS)
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        sheet(isPresented: isPresented, onDismiss: onDismiss) {
            element("Cover", content()).interactiveDismissDisabled()
        }
    }
    #endif
}
