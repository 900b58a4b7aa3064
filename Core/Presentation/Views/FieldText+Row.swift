#if canImport(SwiftUI)
public import SwiftUI

extension FieldText {
    /// A row with the value beside its label. A long value, or one with several lines, is below the label.
    @MainActor @ViewBuilder
    public var row: some View {
        // In UTF-8, a Japanese letter is longer than a Latin one, as on the screen.
        if value.utf8.count > 40 || value.contains(where: \.isNewline) {
            VStack(alignment: .leading) {
                Text(label)
                Text(value).foregroundStyle(.secondary)
            }
            .accessibilityElement(children: .combine)
        } else {
            LabeledContent(label, value: value)
        }
    }
}
#endif
