#if canImport(SwiftUI)
public import Core
public import SwiftUI

/// Draws a state of the screen of one sample item. It needs no store.
public struct SampleThingDetailContentView: View {
    @Environment(\.language) private var language
    @Environment(\.timeZone) private var timeZone
    private let state: SampleThingDetailState
    #if CRUD
    private let changes: [PendingChange]
    private let actions: (any SampleThingDetailActions)?

    /// Creates the view for one state. Without `actions`, for example in a preview, its buttons do nothing.
    public init(
        _ state: SampleThingDetailState,
        changes: [PendingChange] = [],
        actions: (any SampleThingDetailActions)? = nil
    ) {
        (self.state, self.changes, self.actions) = (state, changes, actions)
    }
    #else
    private let actions: (any LoadActions)?

    /// Creates the view for one state. Without `actions`, for example in a preview, its buttons do nothing.
    public init(_ state: SampleThingDetailState, actions: (any LoadActions)? = nil) {
        self.state = state
        self.actions = actions
    }
    #endif

    /// The details.
    public var body: some View {
        LoadStateView(state, actions: actions) { detail in
            if let error = state.error {
                ErrorRow(error, actions: actions)
            }
            Text(detail.texts[0]).font(.title2).accessibilityAddTraits(.isHeader)
            ForEach(detail.fieldTexts(in: language, timeZone: timeZone)) { field in
                LabeledContent(field.label, value: field.value).textSelection(.enabled)
            }
            #if CRUD
            if let change = changes.first {
                Text(ChangeMessages.mark(of: change).text(in: language)).foregroundStyle(.secondary)
            }
            Button(SampleThingMessages.edit.text(in: language)) { actions?.edit() }
            #endif
        }
        .navigationTitle(SampleThingMessages.detail.text(in: language))
    }
}

#if DEBUG
struct SampleThingDetailContentViewPreviews: PreviewProvider {
    static var previews: some View {
        previews(of: SampleThingDetailState.samples) { SampleThingDetailContentView($0) }
    }
}
#endif
#endif
