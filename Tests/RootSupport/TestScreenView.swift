#if canImport(SwiftUI)
import Core
public import SwiftUI

extension TestScreenStore {
    /// The screen of this store.
    public var screen: some View { TestScreenView(store: self) }
}

/// The screen of a test store. A note is a button that opens a screen.
struct TestScreenView: View {
    @Environment(\.language) private var language
    let store: TestScreenStore

    var body: some View {
        LoadStateView(store.state, actions: store) { notes in
            if let error = store.state.error {
                ErrorRow(error, actions: store)
            }
            ForEach(notes) { note in
                Button(note.title) { store.open(note) }
            }
        }
        .navigationTitle(store.title.text(in: language))
        .task { await store.loadIfNeeded() }
    }
}
#endif
