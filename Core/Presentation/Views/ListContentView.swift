#if canImport(SwiftUI)
public import SwiftUI

/// A long list. It loads the next page when the last row appears, and says if the elements are saved or outdated.
public struct ListContentView<
    Element: Identifiable & Hashable & Sendable,
    Query: ListQuery,
    Failure: UserFacingError & Equatable,
    Row: View
>: View {
    @Environment(\.language) private var language
    private let state: ListState<Element, Query, Failure>
    private let noElements: Message
    private let actions: (any ListActions)?
    private let row: (Element) -> Row

    /// Creates the list. `noElements` is the message for a list without elements. `actions` can be `nil`, for example
    /// in a preview.
    public init(
        _ state: ListState<Element, Query, Failure>,
        noElements: Message,
        actions: (any ListActions)?,
        @ViewBuilder row: @escaping (Element) -> Row
    ) {
        self.state = state
        self.noElements = noElements
        self.actions = actions
        self.row = row
    }

    /// The rows, the errors, the notes about saved or outdated elements, and the next page.
    public var body: some View {
        LoadStateView(loadState, actions: actions) { content in
            if let error = loadState.error {
                ErrorRow(error, actions: actions)
            }
            if state.isOutdated {
                outdated
            }
            if let date = content.savedAt {
                SavedRow(date: date, isOffline: loadState == .loaded(content), actions: actions)
            }
            ForEach(content.items, content: row)
            if case .loaded(_, let next?) = state {
                nextPage(next, after: content)
            }
        }
        .announced(nextPageError?.message.text(in: language))
        .overlay {
            if let content = state.content, content.items.isEmpty {
                switch state {
                case .loading: ProgressView(ListMessages.loading.text(in: language))
                case .loaded: empty(content.query.search)
                case .idle, .error: EmptyView()
                }
            }
        }
    }
}

extension ListContentView {
    /// The state without the next page.
    private var loadState: LoadState<ListContent<Element, Query>, Failure> {
        switch state {
        case .idle(_, let previous): .idle(previous: previous)
        case .loading(_, let previous): .loading(previous: previous)
        case .loaded(let content, _): .loaded(content)
        case .error(let error, _, let previous): .error(error, previous: previous)
        }
    }

    private var nextPageError: Failure? {
        if case .loaded(_, .failed(let error)) = state { error } else { nil }
    }

    private var outdated: some View {
        VStack(alignment: .leading) {
            Text(ListMessages.outdated.text(in: language)).foregroundStyle(.secondary)
            if case .idle = state {
                Button(ButtonMessages.retry.text(in: language)) {
                    Task { await actions?.loadIfNeeded() }
                }
                .buttonStyle(.bordered)
            }
        }
    }

    @ViewBuilder
    private func nextPage(_ next: NextPage<Failure>, after content: ListContent<Element, Query>) -> some View {
        let page = [content.query, content.lastPage] as [AnyHashable]
        switch next {
        case .waiting:
            // If a refresh stops the request for the next page, this progress view loads the next page again.
            progress(of: page).task(id: page) { await actions?.loadNext() }
        case .loading:
            progress(of: page)
        case .failed(let error):
            ErrorRow(error, actions: actions, canClose: false)
        }
    }

    /// The id makes a new progress view for each page. In a reused row of the list, a progress view does not spin.
    private func progress(of page: [AnyHashable]) -> some View {
        ProgressView(ListMessages.loading.text(in: language)).id(page)
    }

    @ViewBuilder
    private func empty(_ search: String) -> some View {
        if search.isEmpty {
            UnavailableView(message: noElements, symbol: "tray", button: ButtonMessages.reload) {
                await actions?.load()
            }
        } else {
            UnavailableView(
                message: ListMessages.nothingFound(search),
                symbol: "magnifyingglass",
                button: ButtonMessages.clearSearch
            ) {
                await actions?.search("")
            }
        }
    }
}
#endif
