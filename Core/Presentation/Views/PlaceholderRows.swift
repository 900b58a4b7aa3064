#if canImport(SwiftUI)
import SwiftUI

/// Grey rows in a list whose content is not loaded yet. VoiceOver reads only the first row.
struct PlaceholderRows: View {
    @Environment(\.language) private var language

    var body: some View {
        ForEach(0..<6, id: \.self) { index in
            VStack(alignment: .leading) {
                Text(verbatim: "The title of an element").font(.headline)
                Text(verbatim: "A short description of this element")
            }
            .redacted(reason: .placeholder)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(ListMessages.loading.text(in: language))
            .accessibilityHidden(index > 0)
        }
    }
}
#endif
