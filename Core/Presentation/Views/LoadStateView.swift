#if canImport(SwiftUI)
public import SwiftUI

/// A list with the content of a state. Without content, it shows the progress or the error.
///
/// The list is there in every state, so modifiers such as `refreshable` always work.
public struct LoadStateView<Content: Equatable & Sendable, Failure: UserFacingError & Equatable, Rows: View>: View {
    @Environment(\.language) private var language
    private let state: LoadState<Content, Failure>
    private let actions: (any LoadActions)?
    private let rows: (Content) -> Rows

    /// Creates the view. If there is content, `rows` also shows the error and its `ErrorRow`. Without `actions`, for
    /// example in a preview, the buttons do nothing.
    public init(
        _ state: LoadState<Content, Failure>,
        actions: (any LoadActions)?,
        @ViewBuilder rows: @escaping (Content) -> Rows
    ) {
        self.state = state
        self.actions = actions
        self.rows = rows
    }

    /// The list of the rows.
    public var body: some View {
        List {
            if let content = state.content {
                rows(content)
            }
        }
        .overlay {
            switch state {
            case .idle(nil), .loading(nil):
                ProgressView(ListMessages.loading.text(in: language))
            case .error(let error, nil):
                UnavailableView(error.message, symbol: "exclamationmark.triangle", button: ButtonMessages.retry) {
                    await actions?.retry()
                }
            case .idle, .loading, .loaded, .error:
                EmptyView()
            }
        }
    }
}
#endif
