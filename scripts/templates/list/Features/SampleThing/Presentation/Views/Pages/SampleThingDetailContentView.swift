#if canImport(SwiftUI)
public import Core
public import SwiftUI

/// Draws a state of the screen of one sample item. It needs no store.
public struct SampleThingDetailContentView: View {
    @Environment(\.language) private var language
    @Environment(\.timeZone) private var timeZone
    @Environment(\.locale) private var locale
    private let state: SampleThingDetailState
    #if CRUD
    private let changes: [PendingChange]
    private let isRemoved: Bool
    #endif
    private let actions: (any SampleThingDetailActions)?

    /// Creates the view for one state. Without `actions`, for example in a preview, its buttons do nothing.
    public init(
        _ state: SampleThingDetailState,
        // #if CRUD
        changes: [PendingChange] = [],
        isRemoved: Bool = false,
        // #endif
        actions: (any SampleThingDetailActions)? = nil
    ) {
        (self.state, self.actions) = (state, actions)
        #if CRUD
        (self.changes, self.isRemoved) = (changes, isRemoved)
        #endif
    }

    /// The details.
    public var body: some View {
        LoadStateView(state, actions: actions) { detail in
            if let error = state.error {
                ErrorRow(error, actions: actions)
            }
            #if CRUD
            if isRemoved {
                Text(SampleThingMessages.removed(detail).text(in: language))
            } else {
                fields(of: detail)
                if let change = changes.first {
                    ChangeMark(change, actions: actions) { actions?.edit() }
                }
                Button(SampleThingMessages.edit.text(in: language)) { actions?.edit() }
                Button(SampleThingMessages.remove(detail).text(in: language), role: .destructive) {
                    Task { await actions?.remove() }
                }
            }
            #else
            fields(of: detail)
            #endif
        }
        .navigationTitle(SampleThingMessages.detail.text(in: language))
    }

    @ViewBuilder
    private func fields(of detail: SampleThingItem) -> some View {
        Text(detail.texts[0]).font(.title2).accessibilityAddTraits(.isHeader)
        #if PICTURE
        RemotePicture(detail.samplePicture, size: CGSize(width: 160, height: 160))
        #endif
        // The first field is the title.
        ForEach(detail.fieldTexts(in: language, timeZone: timeZone, locale: locale).dropFirst()) { field in
            LabeledContent(field.label, value: field.value).textSelection(.enabled)
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
