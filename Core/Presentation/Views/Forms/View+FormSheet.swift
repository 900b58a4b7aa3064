#if canImport(SwiftUI)
public import SwiftUI

extension View {
    /// Shows an open form in a sheet. A swipe closes the sheet only if the user loses nothing. `close` must set the
    /// form of its store to `nil`.
    @available(
        *,
        deprecated,
        message: "Open the form as a route: navigator.push(route.link) { form.titled(title, in: $0) }"
    )
    public func formSheet<Saved, Failure>(
        _ form: FormStore<Saved, Failure>?,
        title: Message,
        close: @escaping @MainActor () -> Void
    ) -> some View {
        // `nil` can also be set if the view below the sheet disappears, for example because the session has ended.
        let item = Binding(get: { form }, set: { if $0 == nil, form?.state.isUnsaved == false { close() } })
        return transformEnvironment(\.isOnTop) { if form != nil { $0 = false } }
            .sheet(item: item) { FormSheet(form: $0, title: title, close: close) }
    }
}

/// Connects a store with `FormView`.
private struct FormSheet<Saved: Equatable & Sendable, Failure: FormFailure>: View {
    let form: FormStore<Saved, Failure>
    let title: Message
    let close: @MainActor () -> Void

    var body: some View {
        NavigationStack {
            FormView(form.state, title: title, actions: form, asks: true, onCancel: close)
        }
        #if os(macOS)
        // On macOS, a sheet has the size of its content, and a form has none of its own.
        .frame(minWidth: 400, minHeight: 400)
        #endif
        // SwiftUI ignores it unless it is the outermost modifier.
        .interactiveDismissDisabled(form.state.isUnsaved)
    }
}
#endif
