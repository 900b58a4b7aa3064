#if canImport(SwiftUI)
public import Core
public import SwiftUI

/// Draws a state of the screen of the sample items. It needs no store.
public struct SampleThingContentView: View {
    @Environment(\.language) private var language
    @State private var title = ""
    @State private var form = PendingChange.newForm
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
        LoadStateView(state, actions: actions) { content in
            if let error = state.error {
                ErrorRow(error, actions: actions)
            }
            if case .idle = state {
                Text(ListMessages.outdated.text(in: language)).foregroundStyle(.secondary)
            }
            Section {
                TextField(SampleThingMessages.newSampleItem.text(in: language), text: $title)
                    .submitLabel(.done)
                    .focused($isTitleFocused)
                    .onSubmit(add)
                Button(SampleThingMessages.add.text(in: language), action: add)
            }
            if !content.otherChanges.isEmpty {
                Section(ChangeMessages.changes.text(in: language)) {
                    ForEach(content.otherChanges) { change in
                        VStack(alignment: .leading) {
                            Text(change.text)
                            mark(change)
                        }
                    }
                }
            }
            Section(SampleThingMessages.sampleItems(content.sampleItems.count, of: content.total).text(in: language)) {
                if content.sampleItems.isEmpty {
                    Text(SampleThingMessages.empty(content.query.filter).text(in: language))
                }
                ForEach(content.sampleItems) { item in
                    SampleItemRow(item: item, actions: actions) {
                        if let change = content.changes(of: item).first { mark(change) }
                    }
                }
            }
            if case .loading = state {
                ProgressView(ListMessages.loading.text(in: language))
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
    private var picker: some View {
        Picker(SampleThingMessages.filter.text(in: language), selection: filter) {
            ForEach(SampleThingFilter.allCases, id: \.self) {
                Text(SampleThingMessages.name(of: $0).text(in: language)).tag($0)
            }
        }
    }

    private func mark(_ change: PendingChange) -> some View {
        let edit: @MainActor () -> Void = { (title, form, isTitleFocused) = (change.text, change.form, true) }
        return ChangeMark(change, edit: change.method == .post ? edit : nil) {
            await actions?.sendAgain(change)
        } discarded: {
            actions?.discarded(with: change) ?? []
        } discard: {
            if form == change.form { form = PendingChange.newForm }
            await actions?.discard(change)
        }
    }

    private var isTitleWrong: Bool {
        switch state.error {
        case .emptyTitle, .longTitle: true
        case .noSuchSampleItem, .noCollection, .notSignedIn, .request, .change, nil: false
        }
    }

    /// Adds the typed title. It stays in the field until it is saved on this device.
    private func add() {
        let typed = title
        Task {
            await actions?.add(typed, form: form) {
                form = PendingChange.newForm
                if title == typed { title = "" }
            }
        }
    }
}

private struct SampleItemRow<Mark: View>: View {
    @Environment(\.language) private var language
    let item: SampleThingItem
    let actions: (any SampleThingActions)?
    @ViewBuilder let mark: Mark

    var body: some View {
        VStack(alignment: .leading) {
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
            mark
        }
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
