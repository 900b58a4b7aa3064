#if canImport(SwiftUI)
import Core
import SwiftUI

struct LicensesView: View {
    @Environment(\.language) private var language
    let store: LicensesStore

    var body: some View {
        List {
            if case .license(let package) = store.route {
                Text(verbatim: store.state.first { $0.package == package }?.text ?? "").font(.footnote)
            } else {
                ForEach(store.state, id: \.package) { license in
                    ScreenRow(opening: SettingsRoute.license(license.package).link) {
                        store.open(license)
                    } label: {
                        Text(verbatim: license.package)
                    }
                }
            }
        }
        .navigationTitle(store.route.title.text(in: language))
    }
}

extension LicensesStore {
    var screen: some View { LicensesView(store: self) }
}
#endif
