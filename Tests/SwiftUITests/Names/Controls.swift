import SwiftUI

#if canImport(Combine)
import Combine
#endif

struct ControlsScreen: View {
    @State private var isOn = false

    var body: some View {
        GroupBox("Titled") { Text("Content") }
        GroupBox {
            Toggle("Mute", isOn: $isOn).toggleStyle(.switch)
            Toggle("Repeat", isOn: $isOn).toggleStyle(CheckStyle())
        }
        GroupBox {
            Text("Levels")
        } label: {
            Label("Sound", systemImage: "speaker")
        }
        Gauge(value: 0.4) { Text("Level") }.gaugeStyle(.accessoryCircularCapacity).environmentObject(Player())
        Gauge(value: 0.4, in: 0...2) {
            Text("Level")
        } currentValueLabel: {
            Text("0.4")
        }.gaugeStyle(RingStyle())
        ControlGroup {
            Button("Cut") {}
        } label: {
            Label("Edit", systemImage: "pencil")
        }.controlGroupStyle(.menu)
        Menu("More") { Button("Delete", role: .destructive) {} }
            .menuStyle(.borderlessButton).menuIndicator(.hidden).menuActionDismissBehavior(.automatic)
        Button("Play") {}.controlSize(.large).help("Plays the sound").focusable().focusEffectDisabled()
            .onHover { isOn = $0 }.onContinuousHover { if case .active = $0 { isOn = true } }
            .onKeyPress(.space) { .handled }.onKeyPress(.upArrow) { isOn ? .handled : .ignored }
        #if !os(macOS)
        Button("Pause") {}.hoverEffect(.lift).hoverEffect()
        #endif
    }
}

private final class Player: ObservableObject {}

private struct CheckStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
    }
}

private struct RingStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.currentValueLabel
        Circle().trim(from: 0, to: configuration.value)
    }
}

struct SpokenScreen: View {
    @State private var count = 0

    var body: some View {
        Text("\(count)")
            .accessibilityAction { count += 1 }
            .accessibilityAction(named: "Less") { count -= 1 }
            .accessibilityAction(.escape) { count = 0 }
            .accessibilityActions { Button("Like") { count += 1 } }
            .accessibilityInputLabels(["Count", "Number"]).accessibilityRespondsToUserInteraction()
            .accessibilityRepresentation { Stepper("Count", value: $count, in: 0...9) }.accessibilitySortPriority(1)
    }
}

private struct Order: Identifiable {
    let id: Int
    let name: String
    let total: Int
}

struct TableScreen: View {
    private let orders: [Order] = []
    @State private var selection: Set<Order.ID> = []
    @State private var order = [KeyPathComparator(\Order.total, order: .reverse)]

    var body: some View {
        Table(orders) {
            TableColumn("Name", value: \.name)
            TableColumn("Total") { Text("\($0.total)") }.width(min: 40, ideal: 80)
        }
        .tableStyle(.inset)
        Table(selection: $selection, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Total", value: \.total) { Text("\($0.total)").bold() }
            TableColumn("Details") { order in Button(order.name) {} }.width(60)
        } rows: {
            Section { ForEach(orders) { order in TableRow(order) } }
        }
    }
}
