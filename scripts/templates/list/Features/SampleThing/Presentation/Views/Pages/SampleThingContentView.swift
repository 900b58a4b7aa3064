#if canImport(SwiftUI)
public import Core
public import SwiftUI

/// Draws a state of the list. It needs no store.
public struct SampleThingContentView: View {
    @Environment(\.language) private var language
    private let state: SampleThingState
    private let searchText: Binding<String>
    #if CRUD
    private let changes: [PendingChange]
    #endif
    #if BOOL
    private let filter: Binding<SampleThingFilter>
    #endif
    private let actions: (any SampleThingActions)?

    /// Creates the view for one state. Without `actions`, for example in a preview, its buttons do nothing.
    public init(
        _ state: SampleThingState,
        searchText: Binding<String> = .constant(""),
        // #if CRUD
        changes: [PendingChange] = [],
        // #endif
        // #if BOOL
        filter: Binding<SampleThingFilter> = .constant(.all),
        // #endif
        actions: (any SampleThingActions)? = nil
    ) {
        self.state = state
        self.searchText = searchText
        self.actions = actions
        #if CRUD
        self.changes = changes
        #endif
        #if BOOL
        self.filter = filter
        #endif
    }

    /// The list of sample items. A tap opens a sample item.
    public var body: some View {
        ListContentView(
            state,
            // #if BOOL
            noElements: SampleThingMessages.nothing(for: state.request.query, in: language),
            // #else
            noElements: SampleThingMessages.empty,
            // #endif
            actions: actions
        ) { item in
            SampleItemRow(
                item: item,
                // #if CRUD
                changes: changes,
                // #endif
                actions: actions
            )
        }
        // #if CRUD
        .safeAreaInset(edge: .top) { otherChanges }
        // #endif
        .searchable(text: searchText, prompt: Text(SampleThingMessages.search.text(in: language)))
        .input(.search)
        .navigationTitle(SampleThingMessages.title.text(in: language))
        // #if CRUD
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button(SampleThingMessages.add.text(in: language), systemImage: "plus") { actions?.add() }
            }
            // #if BOOL
            ToolbarItem(placement: .primaryAction) {
                Picker(SampleThingMessages.filter.text(in: language), selection: filter) {
                    ForEach(SampleThingFilter.allCases, id: \.self) {
                        Text(SampleThingMessages.name(of: $0).text(in: language)).tag($0)
                    }
                }
            }
            // #endif
        }
        // #endif
    }
}
#if CRUD

extension SampleThingContentView {
    /// The changes of sample items that are not shown, for example because they are removed. If there are more than
    /// three, these are the first ones, and those that were refused come before the others.
    @ViewBuilder
    private var otherChanges: some View {
        let items = state.content?.items ?? []
        let others = changes.filter { change in !items.contains { change.isOf($0.id) } }
            .sorted { $0.refusal != nil && $1.refusal == nil }
        if !others.isEmpty {
            VStack(alignment: .leading) {
                Text(ChangeMessages.changes.text(in: language)).font(.headline)
                ForEach(others.prefix(3)) { change in
                    Text(change.text)
                    ChangeMark(change, actions: actions)
                }
                if others.count > 3 { Text("+\(others.count - 3)") }
            }
            .aboveRows()
        }
    }
}
#endif

private struct SampleItemRow: View {
    @Environment(\.language) private var language
    @Environment(\.timeZone) private var timeZone
    let item: SampleThingItem
    #if CRUD
    @Environment(\.dynamicTypeSize) private var size
    let changes: [PendingChange]
    #endif
    let actions: (any SampleThingActions)?

    #if CRUD
    var body: some View {
        VStack(alignment: .leading) {
            if size.isAccessibilitySize { row }
            HStack {
                #if BOOL
                Button {
                    Task { await actions?.toggle(item.id) }
                } label: {
                    Image(systemName: item.sampleToggle ? "checkmark.circle.fill" : "circle")
                }
                .accessibilityLabel(SampleThingMessages.toggle(item).text(in: language))
                #endif
                if !size.isAccessibilitySize { row }
                removeButton
            }
            if let change = changes.first(where: { $0.isOf(item.id) }) {
                ChangeMark(change, actions: actions) { actions?.edit(item) }
            }
        }
        // With the default style of a list, a tap on the row would press all buttons.
        .buttonStyle(.borderless)
        .swipeActions(allowsFullSwipe: false) { removeButton }
    }

    /// It is not `destructive`, because a list would remove the row before the change is saved.
    private var removeButton: some View {
        Button {
            Task { await actions?.remove(item.id) }
        } label: {
            Image(systemName: "trash")
        }
        .tint(.red)
        .accessibilityLabel(SampleThingMessages.remove(item).text(in: language))
    }
    #else
    var body: some View { row }
    #endif

    private var row: some View {
        ScreenRow(opening: SampleThingRoute(id: item.id)?.link) {
            actions?.open(item)
        } label: {
            #if PICTURE
            HStack {
                RemotePicture(item.samplePicture, size: CGSize(width: 44, height: 44))
                texts
            }
            #else
            texts
            #endif
        }
    }

    private var texts: some View {
        VStack(alignment: .leading) {
            #if BOOL
            let fields = item.rowTexts(in: language, timeZone: timeZone)
            #else
            let fields = item.fieldTexts(in: language, timeZone: timeZone)
            #endif
            Text(fields[0].value).font(.headline)
            ForEach(fields.dropFirst().prefix(2)) { field in
                Text(field.value).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
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
