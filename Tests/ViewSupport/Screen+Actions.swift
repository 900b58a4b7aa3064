import Core
@_spi(Testing) public import SwiftUI
public import TestSupport

extension Screen {
    /// Whether the screen shows exactly this text somewhere.
    public func shows(_ text: String) -> Bool {
        texts.contains(text)
    }

    /// Whether the screen shows that it is loading something.
    public var isLoading: Bool {
        let outline = outline
        return outline.contains("ProgressView") || outline.contains("Placeholder")
    }

    /// The titles of the enabled buttons from top to bottom.
    public var enabledButtons: [String] {
        buttons.filter { !$0.isDisabled }.map(\.title)
    }

    /// Presses the only enabled button with this label, and waits until the task of the button has started.
    public func tap(_ label: String) async throws {
        try press(label)
        // The tasks of the main actor run in order, so the task of the button has started when this task ends.
        await Task {}.value
    }
}

extension RecordingNavigator {
    /// The open screen that was pushed last, in English. Each call shows it on a new `Screen`.
    @_spi(Testing) public var screen: Screen? { open.last.map { Screen(inStack: AnyView($0.screen), in: .english) } }
}
