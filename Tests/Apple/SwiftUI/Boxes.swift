// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct ControlGroup<Content: View>: PrimitiveView {
    let nodes: Nodes
    public init(@ViewBuilder content: () -> Content) { nodes = element("ControlGroup", content()).nodes }
}
public struct LabeledControlGroupContent<Content: View, Label: View>: PrimitiveView { let nodes: Nodes }
nonisolated extension ControlGroup {
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        nodes = element("ControlGroup", label: label(), content()).nodes
    }
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> { self.init(titleKey.key, content: content) }
    @_disfavoredOverload public init<C: View>(_ title: some StringProtocol, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> { self.init(content: content) { Text(title) } }
}
public struct GroupBox<Label: View, Content: View>: PrimitiveView {
    let nodes: Nodes
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label = { EmptyView() }) {
        nodes = element("GroupBox", label: label(), content()).nodes
    }
}
nonisolated extension GroupBox where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(titleKey.key, content: content)
    }
    @_disfavoredOverload public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        nodes = element("GroupBox", label: Text(title), content()).nodes
    }
}
/// The page shows the labels, not how full it is.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: PrimitiveView {
    let nodes: Nodes
}
nonisolated extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
    ) { nodes = element("Gauge", label: label(), currentValueLabel()).nodes }
}
