#if canImport(SwiftUI)
import Core
public import SwiftUI

/// Draws a state of the screen of the sample items. It needs no store.
public struct SampleThingContentView: View {
    @Environment(\.language) private var language
    @State private var title = ""
    @FocusState private var isTitleFocused: Bool
    private let state: SampleThingState
    private let filter: Binding<SampleThingFilter>
    private let actions: (any SampleThingActions)?

    /// Creates the view for one state. Without `actions`, for example in a preview, its buttons do nothing.
    public init(
        _ state: SampleThingState,
        filter: Binding<SampleThingFilter> = .constant(.all),
        actions: (any SampleThingActions)? = nil
    ) {
        self.state = state
        self.filter = filter
        self.actions = actions
    }

    /// The field for a new sample item, and the sample items. A tap marks a sample item as done or open.
    public var body: some View {
        LoadStateView(list, actions: actions) { content in
            if let error = state.error {
                ErrorRow(error, actions: actions)
            }
            if case .list(.idle) = state {
                Text(ListMessages.outdated.text(in: language)).foregroundStyle(.secondary)
            }
            Section {
                TextField(SampleThingMessages.newSampleItem.text(in: language), text: $title)
                    .submitLabel(.done)
                    .focused($isTitleFocused)
                    .onSubmit(add)
                Button(SampleThingMessages.add.text(in: language), action: add)
                    .disabled(progress != nil)
            }
            Section(SampleThingMessages.sampleItems(content.sampleItems.count, of: content.total).text(in: language)) {
                if content.sampleItems.isEmpty {
                    Text(SampleThingMessages.empty(content.query.filter).text(in: language))
                }
                ForEach(content.sampleItems) { SampleItemRow(item: $0, actions: actions) }.disabled(progress != nil)
            }
            if let progress {
                ProgressView(progress.text(in: language))
            }
        }
        .onChange(of: isTitleWrong) { if isTitleWrong { isTitleFocused = true } }
        .navigationTitle(SampleThingMessages.title.text(in: language))
        .toolbar {
            ToolbarItem(placement: .primaryAction) { picker }
        }
    }
}

extension SampleThingContentView {
    private var list: LoadState<SampleThingContent, SampleThingError> {
        switch state {
        case .list(let loadState): loadState
        case .saving(let content, _): .loaded(content)
        }
    }

    private var picker: some View {
        Picker(SampleThingMessages.filter.text(in: language), selection: filter) {
            ForEach(SampleThingFilter.allCases, id: \.self) {
                Text(SampleThingMessages.name(of: $0).text(in: language)).tag($0)
            }
        }
        .disabled(isSaving)
    }

    private var isSaving: Bool {
        if case .saving = state { true } else { false }
    }

    private var isTitleWrong: Bool {
        switch state.error {
        case .emptyTitle, .longTitle: true
        case .noSuchSampleItem, .noCollection, .notSignedIn, .request, nil: false
        }
    }

    /// The message while the screen loads sample items or saves a change.
    private var progress: Message? {
        switch state {
        case .list(.loading): ListMessages.loading
        case .saving: SampleThingMessages.saving
        case .list: nil
        }
    }

    /// Adds the typed title. It stays in the field until it is added.
    private func add() {
        let typed = title
        Task {
            await actions?.add(typed) {
                if title == typed { title = "" }
            }
        }
    }
}

private struct SampleItemRow: View {
    @Environment(\.language) private var language
    let item: SampleThingItem
    let actions: (any SampleThingActions)?

    var body: some View {
        HStack {
            Button {
                Task { await actions?.toggle(item.id) }
            } label: {
                VStack(alignment: .leading) {
                    Label(item.title, systemImage: item.isDone ? "checkmark.circle.fill" : "circle")
                    Text(SampleThingMessages.name(of: item.isDone ? .done : .open).text(in: language))
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
                .fillingRow()
            }
            .buttonStyle(.plain)
            removeButton
        }
        // With the default style of a list, a tap on the row would press both buttons.
        .buttonStyle(.borderless)
        .swipeActions { removeButton }
    }

    private var removeButton: some View {
        Button(role: .destructive) {
            Task { await actions?.remove(item.id) }
        } label: {
            Image(systemName: "trash")
        }
        .accessibilityLabel(SampleThingMessages.remove(item).text(in: language))
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
