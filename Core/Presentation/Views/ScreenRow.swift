#if canImport(SwiftUI)
import Foundation
public import SwiftUI

/// A row that opens a screen. It has a chevron. If its screen is open beside it, it has a coloured background.
public struct ScreenRow<Label: View>: View {
    @Environment(\.openLink) private var openLink
    private let link: DeepLink?
    private let action: @MainActor () -> Void
    private let label: Label

    /// Creates a row. `link` is the link to the screen that `action` opens.
    public init(
        opening link: DeepLink? = nil,
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.link = link
        self.action = action
        self.label = label()
    }

    /// A button that fills the row.
    public var body: some View {
        let isOpen = link != nil && link == openLink
        Button(action: action) {
            HStack {
                // A click anywhere in the row presses the button.
                label.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
                Image(systemName: "chevron.forward").foregroundStyle(.secondary).accessibilityHidden(true)
            }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isOpen ? .isSelected : [])
        .listRowBackground(isOpen ? Color.accentColor.opacity(0.2) : nil)
    }
}
#endif
