#if canImport(SwiftUI)
public import Foundation
public import SwiftUI

/// A list with the content of a state. Without content, it shows grey rows or the error.
///
/// The list is there in every state, so the user can always pull it to load the content again. On macOS, where nobody
/// can pull a list, a button and ⌘R do this.
public struct LoadStateView<Content: Equatable & Sendable, Failure: UserFacingError & Equatable, Rows: View>: View {
    @Environment(\.language) private var language
    @Environment(\.signIn) private var signIn
    #if os(macOS)
    @Environment(\.isOnTop) private var isOnTop
    #endif
    private let state: LoadState<Content, Failure>
    private let savedAt: Date?
    private let actions: (any LoadActions)?
    private let rows: (Content) -> Rows

    /// Creates the view. If there is content, `rows` must show the error, in an `ErrorRow`. With `savedAt`, the first
    /// row says how old the content is. `actions` can be `nil`, for example in a preview.
    public init(
        _ state: LoadState<Content, Failure>,
        savedAt: Date? = nil,
        actions: (any LoadActions)?,
        @ViewBuilder rows: @escaping (Content) -> Rows
    ) {
        self.state = state
        self.savedAt = savedAt
        self.actions = actions
        self.rows = rows
    }

    /// The list, and the error if there is no content.
    public var body: some View {
        List {
            if let content = state.content {
                if let savedAt { SavedRow(date: savedAt, isOffline: false, actions: actions) }
                rows(content)
            } else if state.error == nil {
                PlaceholderRows()
            }
        }
        .refreshable { await actions?.load() }
        #if os(macOS)
        .toolbar {
            if state.content != nil {
                ToolbarItem(placement: .primaryAction) {
                    Button(ButtonMessages.reload.text(in: language), systemImage: "arrow.clockwise") {
                        Task { await actions?.load() }
                    }
                    .keyboardShortcut(isOnTop ? KeyboardShortcut("r") : nil)
                }
            }
        }
        #endif
        .announced(state.content == nil ? nil : state.error?.message.text(in: language))
        .overlay {
            if case .error(let error, nil) = state {
                let signIn = error.needsLogin ? signIn : nil
                let title = signIn == nil ? ButtonMessages.retry : ButtonMessages.login
                UnavailableView(message: error.message, symbol: "exclamationmark.triangle", button: title) {
                    if let signIn { signIn() } else { await actions?.retry() }
                }
            }
        }
    }
}
#endif
