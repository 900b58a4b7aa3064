#if canImport(SwiftUI)
public import Core
public import SwiftUI

/// Draws a state of the list. It needs no store.
public struct SampleThingContentView: View {
    @Environment(\.language) private var language
    private let state: SampleThingState
    private let searchText: Binding<String>
    private let actions: (any SampleThingActions)?

    /// Creates the view for one state. Without `actions`, for example in a preview, its buttons do nothing.
    public init(
        _ state: SampleThingState,
        searchText: Binding<String> = .constant(""),
        actions: (any SampleThingActions)? = nil
    ) {
        self.state = state
        self.searchText = searchText
        self.actions = actions
    }

    /// The list of sample items. A tap opens a sample item.
    public var body: some View {
        ListContentView(state, noElements: SampleThingMessages.empty, actions: actions) { item in
            SampleItemRow(item: item, actions: actions)
        }
        .searchable(text: searchText, prompt: Text(SampleThingMessages.search.text(in: language)))
        .input(.search)
        .navigationTitle(SampleThingMessages.title.text(in: language))
    }
}

private struct SampleItemRow: View {
    @Environment(\.language) private var language
    @Environment(\.timeZone) private var timeZone
    let item: SampleThingItem
    let actions: (any SampleThingActions)?

    var body: some View {
        ScreenRow(opening: SampleThingRoute(id: item.id)?.link) {
            actions?.open(item)
        } label: {
            VStack(alignment: .leading) {
                let fields = item.fieldTexts(in: language, timeZone: timeZone)
                Text(fields[0].value).font(.headline)
                ForEach(fields.dropFirst().prefix(2)) { field in
                    Text(field.value).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
                }
            }
        }
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
