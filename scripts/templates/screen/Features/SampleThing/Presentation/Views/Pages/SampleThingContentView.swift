#if canImport(SwiftUI)
public import Core
public import SwiftUI

/// Draws a state of the screen of one sample item. It needs no store.
public struct SampleThingContentView: View {
    @Environment(\.language) private var language
    @Environment(\.timeZone) private var timeZone
    private let state: SampleThingState
    private let actions: (any SampleThingActions)?

    /// Creates the view for one state. Without `actions`, for example in a preview, its buttons do nothing.
    public init(_ state: SampleThingState, actions: (any SampleThingActions)? = nil) {
        self.state = state
        self.actions = actions
    }

    /// The sample item.
    public var body: some View {
        LoadStateView(state, actions: actions) { item in
            if let error = state.error {
                ErrorRow(error, actions: actions)
            }
            #if PICTURE
            RemotePicture(item.samplePictures, size: CGSize(width: 160, height: 160))
            #endif
            ForEach(item.fieldTexts(in: language, timeZone: timeZone)) { field in
                field.row.textSelection(.enabled)
            }
        }
        .navigationTitle(SampleThingMessages.title.text(in: language))
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
