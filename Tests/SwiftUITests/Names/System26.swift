import SwiftUI

/// Names of iOS 26 and macOS 26.
@available(iOS 26, macOS 26, *)
struct GlassScreen: View {
    var body: some View {
        NavigationStack {
            ScrollView {
                GlassEffectContainer(spacing: 8) {
                    Text("Now").glassEffect()
                    Button("Play") {}.glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 12))
                }
            }
            .safeAreaBar(edge: .bottom) { Text("Player") }
            .toolbar {
                ToolbarItem { Button("Add") {} }
                ToolbarSpacer(.fixed)
                ToolbarItem { Button("Share") {} }
            }
        }
    }
}

@available(iOS 26, macOS 26, *)
struct IndexScreen: View {
    var body: some View {
        List {
            Section("A") { Text("Anna") }.sectionIndexLabel("A")
        }
        #if !os(macOS)
        .listSectionIndexVisibility(.visible)
        #endif
    }
}
