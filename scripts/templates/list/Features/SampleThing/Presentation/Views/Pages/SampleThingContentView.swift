#if canImport(SwiftUI)
public import Core
public import SwiftUI

/// Draws a state of the list. It needs no store.
public struct SampleThingContentView: View {
    private let state: SampleThingState
    private let actions: (any SampleThingActions)?

    /// Creates the view for one state. Without `actions`, for example in a preview, its buttons do nothing.
    public init(_ state: SampleThingState, actions: (any SampleThingActions)? = nil) {
        self.state = state
        self.actions = actions
    }

    /// The list of sample items. A tap opens a sample item.
    public var body: some View {
        ListContentView(state, noElements: SampleThingMessages.empty, actions: actions) { item in
            SampleItemRow(item: item, actions: actions)
        }
    }
}

private struct SampleItemRow: View {
    let item: SampleThingItem
    let actions: (any SampleThingActions)?

    var body: some View {
        Button(item.title) { actions?.open(item) }.foregroundStyle(.primary)
    }
}

#if DEBUG
struct SampleThingContentViewPreviews: PreviewProvider {
    static var previews: some View {
        previews(of: SampleThingState.samples) { SampleThingContentView($0) }
    }
}
#endif
#endif
