import SwiftUI

/// Names of iOS 26 and macOS 26.
@available(iOS 26, macOS 26, *)
struct GlassScreen: View {
    var body: some View {
        List {
            Section("A") {
                GlassEffectContainer(spacing: 8) {
                    Text("Now").glassEffect()
                    Button("Play") {}.glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 12))
                }
            }
            .sectionIndexLabel("A")
        }
        #if !os(macOS)
        .listSectionIndexVisibility(.visible)
        #endif
        .safeAreaBar(edge: .bottom) { Text("Player") }
        .toolbar {
            ToolbarSpacer(.fixed)
            ToolbarItem { Button("Share") {} }
        }
    }
}
