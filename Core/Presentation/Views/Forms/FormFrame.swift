#if canImport(SwiftUI)
public import SwiftUI

/// The frame of a sheet in which the user enters something: the title, “Cancel”, the button of the action, and how far
/// the action is. A `FormView` has it, too. The sheet is a route with the presentation `.sheet`, so this view is inside
/// a `NavigationStack`.
public struct FormFrame<Content: View>: View {
    @Environment(\.language) private var language
    private let title: Message?
    private let action: Message
    private let isEnabled: Bool
    private let isRunning: Bool
    private let percent: Int?
    private let onCancel: @MainActor () -> Void
    private let onAction: @MainActor () -> Void
    private let content: Content

    /// Creates the frame. Without `action`, the title of the button is “Save”. While the action is running, its button
    /// cannot be pressed. `percent` is how much of an upload was sent. `onCancel` is also called while the action is
    /// running. The app asks before something unsaved is lost, if the store says so in `isUnsaved`.
    public init(
        _ title: Message?,
        action: Message? = nil,
        isEnabled: Bool = true,
        isRunning: Bool = false,
        percent: Int? = nil,
        onCancel: @escaping @MainActor () -> Void,
        onAction: @escaping @MainActor () -> Void,
        @ViewBuilder content: () -> Content
    ) {
        self.title = title
        self.action = action ?? FormMessages.save
        (self.isEnabled, self.isRunning, self.percent) = (isEnabled, isRunning, percent)
        (self.onCancel, self.onAction) = (onCancel, onAction)
        self.content = content()
    }

    /// The content with the title, the buttons, and the progress at the bottom.
    public var body: some View {
        content
            // A row at the end of a long form would not be visible.
            .safeAreaInset(edge: .bottom) {
                if isRunning {
                    ProgressView(value: percent.map(Double.init), total: 100) {
                        Text((percent.map(FormMessages.sending) ?? FormMessages.saving).text(in: language))
                    }
                    .padding()
                    .frame(maxWidth: .infinity)
                    .background(.regularMaterial)
                }
            }
            .navigationTitle(title?.text(in: language) ?? "")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button(ButtonMessages.cancel.text(in: language), role: .cancel, action: onCancel)
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button(action.text(in: language), action: onAction).disabled(!isEnabled || isRunning)
                }
            }
    }
}
#endif
