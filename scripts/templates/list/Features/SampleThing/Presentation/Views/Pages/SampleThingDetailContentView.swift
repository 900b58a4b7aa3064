#if canImport(SwiftUI)
public import Core
#if OFFLINE
public import Foundation
#endif
public import SwiftUI

/// Draws a state of the screen of one sample item. It needs no store.
public struct SampleThingDetailContentView: View {
    @Environment(\.language) private var language
    @Environment(\.timeZone) private var timeZone
    private let state: SampleThingDetailState
    #if OFFLINE
    private let savedAt: Date?
    #endif
    #if CHANGES
    private let changes: [PendingChange]
    #endif
    #if CRUD
    private let isRemoved: Bool
    #endif
    private let actions: (any SampleThingDetailActions)?

    /// Creates the view for one state. Without `actions`, for example in a preview, its buttons do nothing.
    public init(
        _ state: SampleThingDetailState,
        // #if OFFLINE
        savedAt: Date? = nil,
        // #endif
        // #if CHANGES
        changes: [PendingChange] = [],
        // #endif
        // #if CRUD
        isRemoved: Bool = false,
        // #endif
        actions: (any SampleThingDetailActions)? = nil
    ) {
        (self.state, self.actions) = (state, actions)
        #if OFFLINE
        self.savedAt = savedAt
        #endif
        #if CHANGES
        self.changes = changes
        #endif
        #if CRUD
        self.isRemoved = isRemoved
        #endif
    }

    /// The details.
    public var body: some View {
        LoadStateView(
            state,
            // #if OFFLINE
            savedAt: savedAt,
            // #endif
            actions: actions
        ) { detail in
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
            #if FLAG
            if let change = changes.first { ChangeMark(change, actions: actions) }
            #endif
            #endif
        }
        .navigationTitle(SampleThingMessages.detail.text(in: language))
    }

    @ViewBuilder
    private func fields(of detail: SampleThingItem) -> some View {
        Text(detail.texts[0]).font(.title2).accessibilityAddTraits(.isHeader)
        #if PICTURE
        RemotePicture(detail.samplePictures, size: CGSize(width: 160, height: 160))
        #endif
        // The first field is the title.
        ForEach(detail.fieldTexts(in: language, timeZone: timeZone).dropFirst()) { field in
            field.row.textSelection(.enabled)
        }
        #if FLAG
        Button {
            Task { await actions?.toggleSampleFlag() }
        } label: {
            Label(
                SampleThingMessages.sampleFlag.text(in: language),
                systemImage: detail.sampleFlag ? "bookmark.fill" : "bookmark"
            )
        }
        .accessibilityAddTraits(detail.sampleFlag ? .isSelected : [])
        #endif
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
