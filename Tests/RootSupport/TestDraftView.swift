#if canImport(SwiftUI)
import Core
package import SwiftUI

extension TestDraftStore {
    /// The screen of this store.
    package var screen: some View { TestDraftView(store: self) }
}

/// The screen of a text.
struct TestDraftView: View {
    @Environment(\.language) private var language
    let store: TestDraftStore

    var body: some View {
        Form {
            TextField("Text", text: Binding(get: { store.state }, set: { store.change($0) }))
            Button("Tags") { store.navigator?.push(TestDraftRoute.tags.link) }
            Button("Preview") { store.navigator?.push(TestDraftRoute.preview.link) }
            Button("Done") { store.save() }
            Button("Leave All") { store.navigator?.closeModal() }
        }
        .navigationTitle(store.route.title.text(in: language))
    }
}
#endif
