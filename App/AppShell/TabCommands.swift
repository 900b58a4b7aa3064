#if canImport(SwiftUI)
import Core
import Root
import SwiftUI

/// The commands that select the tabs: ⌘1 selects the first tab.
struct TabCommands: View {
    @Environment(\.language) private var language
    let root: RootStore

    var body: some View {
        ForEach(root.tabs.indices.prefix(9), id: \.self) { index in
            let tab = root.tabs[index]
            Button(tab.title.text(in: language)) { root.select(tab: tab.name) }
                .keyboardShortcut(KeyEquivalent(Character("\(index + 1)")))
                .disabled(root.screens(of: tab.name).isEmpty)
        }
    }
}
#endif
