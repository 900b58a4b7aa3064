#if canImport(SwiftUI)
public import Core
public import SwiftUI

/// Draws a state of the screen of one sample item. It needs no store.
public struct SampleThingDetailContentView: View {
    @Environment(\.language) private var language
    private let state: SampleThingDetailState
    private let actions: (any SampleThingDetailActions)?

    /// Creates the view for one state. Without `actions`, for example in a preview, its buttons do nothing.
    public init(_ state: SampleThingDetailState, actions: (any SampleThingDetailActions)? = nil) {
        self.state = state
        self.actions = actions
    }

    /// The title, the text, and a button that loads them again.
    public var body: some View {
        LoadStateView(state, actions: actions) { detail in
            if let error = state.error {
                ErrorRow(error, actions: actions)
            }
            Text(detail.title).font(.title2).accessibilityAddTraits(.isHeader)
            if let body = detail.body {
                Text(body).textSelection(.enabled)
            } else if state.error == nil {
                ProgressView(ListMessages.loading.text(in: language))
            }
        }
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button(ButtonMessages.reload.text(in: language), systemImage: "arrow.clockwise") {
                    Task { await actions?.load() }
                }
            }
        }
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
