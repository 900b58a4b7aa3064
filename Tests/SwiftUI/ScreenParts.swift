extension Screen {
    /// A text, and whether it was given as a literal, so that an app shows it in one language only.
    public struct Text: Hashable, Sendable {
        /// The text itself, or the key.
        public let string: String
        /// Whether the text is a `LocalizedStringKey`.
        public let isKey: Bool
    }

    /// Where a button is.
    public enum Place: Sendable {
        case page, toolbar, swipe, dialog, alert
    }

    /// A visible button.
    public struct Button: Control {
        var title = ""
        /// Whether the button or a view around it is disabled.
        public internal(set) var isDisabled = false
        /// For example destructive.
        public let role: ButtonRole?
        /// Where the button is.
        public let place: Place
        let action: @MainActor () -> Void
        /// What VoiceOver reads. It is empty for an image without an accessibility label.
        public var label: String { title }
        var notes: [String] { role.map { ["\($0)"] } ?? [] }
        /// Runs the action, unless the button is disabled. A button of a dialog or an alert then closes it.
        @MainActor public func press() { if !isDisabled { action() } }
    }

    /// A visible text field.
    public struct Field: Control {
        /// The accessibility label or else the title.
        public internal(set) var title = ""
        /// Whether the field or a view around it is disabled.
        public internal(set) var isDisabled = false
        /// Whether the field hides its text.
        public let isSecure: Bool
        let binding: Binding<String>
        let focus: Focus?
        let submit: [() -> Void]
        /// What is in the field now.
        public var text: String { binding.wrappedValue }
        /// Whether the field has the focus of a `@FocusState` now.
        public var isFocused: Bool { focus?.isFocused() ?? false }
        var shown: String? { isSecure ? String(text.map { _ in "•" }) : text }
    }

    /// A visible toggle.
    public struct Toggle: Control {
        /// The accessibility label or else the title.
        public internal(set) var title = ""
        /// Whether the toggle or a view around it is disabled.
        public internal(set) var isDisabled = false
        let binding: Binding<Bool>
        /// Whether the toggle is on now.
        public var value: Bool { binding.wrappedValue }
        var shown: String? { value ? "on" : "off" }
    }

    /// A visible picker.
    public struct Picker: Control {
        /// The accessibility label or else the title.
        public internal(set) var title = ""
        /// Whether the picker or a view around it is disabled.
        public internal(set) var isDisabled = false
        /// What a user can choose.
        public let options: [Option]
        /// The title of the selected option, if an option has the tag of the selection.
        public var value: String? { shown }
        var shown: String? { options.first(where: \.isSelected)?.title }

        /// An option of a picker.
        public struct Option {
            /// The text of the option.
            public let title: String
            /// Whether the tag of the option is the selection.
            public let isSelected: Bool
            let select: () -> Void
        }
    }

    /// A tab of a `TabView`.
    public struct Tab: Control {
        /// The text of its `tabItem`.
        public internal(set) var title: String
        var isDisabled = false
        /// Its tag. A tab without a tag cannot be selected.
        public let tag: AnyHashable?
        /// Whether the content of this tab is visible.
        public let isSelected: Bool
        let select: () -> Void
        var notes: [String] { isSelected ? ["selected"] : [] }
    }
}
