#if canImport(SwiftUI)
public import SwiftUI

/// A field of a form with rows of the app, such as a preview of a text. They are below the row of the field.
///
/// The only row of a field of the kind `.own` is that of the app. It sets the text, for example to the path of a file.
/// If there is nothing to show for a field, `row` has no view for it.
public protocol FormRows: FormField {
    /// The type of a row.
    associatedtype Row: View
    /// The rows for this field, with its text, and what is entered in all fields.
    @MainActor @ViewBuilder
    func row(_ text: Binding<String>, in draft: FormDraft<Self>) -> Row
}

extension FormRow {
    /// The row of the app, below ours.
    func own<Other: FormRows>(_ field: Other) -> AnyView {
        AnyView((draft as? FormDraft<Other>).map { field.row(text, in: $0) })
    }
}
#endif
