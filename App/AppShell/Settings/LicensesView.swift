#if canImport(SwiftUI)
import Core
import SwiftUI

struct LicensesView: View {
    @Environment(\.language) private var language
    let licenses: [License]

    var body: some View {
        List {
            ForEach(licenses, id: \.package) { license in
                Section(license.package) { Text(verbatim: license.text).font(.footnote) }.textCase(nil)
            }
        }
        .navigationTitle(SettingsMessages.licenses.text(in: language))
    }
}
#endif
