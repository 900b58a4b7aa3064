#if canImport(SwiftUI)
import Core
public import SwiftUI

/// Draws a state of the screen of the sample items. It needs no store.
public struct SampleThingContentView: View {
    @Environment(\.language) private var language
    @State private var title = ""
    private let state: SampleThingState
    private let actions: (any SampleThingActions)?

    /// Creates the view for one state. Without `actions`, for example in a preview, its buttons do nothing.
    public init(_ state: SampleThingState, actions: (any SampleThingActions)? = nil) {
        self.state = state
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
    }
}

extension SampleThingContentView {
    private var list: LoadState<SampleThingContent, SampleThingError> {
        switch state {
        case .list(let loadState): loadState
        case .saving(let content, _): .loaded(content)
        }
    }

    /// The message for running work. Meanwhile, a change does nothing.
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
            }
            .foregroundStyle(.primary)
            Spacer()
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
