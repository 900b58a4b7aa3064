public import Foundation

/// Shows a view to a test: reads its texts and controls, and uses them as a user does.
///
/// Each question evaluates the view again, so the answer belongs to the current state. `@State`, the focus and the
/// scene storage last as long as their view is in the tree.
@_spi(Testing) @MainActor
public final class Screen {
    /// The environment of the view. A test may change it, for example the scene phase.
    public var environment = EnvironmentValues()
    /// The time that `TimelineView` shows. `nil` is the current time.
    public var now: Date?
    private let view: any View
    private let memory = Memory()
    private var shown: [(life: Life, task: Task<Void, Never>?)] = []

    /// Creates a screen for a view. To show the view after the app was ended, give it the scene storage of before.
    public init(_ view: some View, locale: Locale, sceneStorage: [String: String] = [:]) {
        self.view = view
        environment.locale = locale
        memory.sceneStorage = sceneStorage
    }

    /// The values of `@SceneStorage` by key.
    public var sceneStorage: [String: String] { memory.sceneStorage }

    /// The visible nodes, after all reactions to changed values.
    func nodes() -> [Node] {
        var environment = environment
        environment.now = now
        while true {
            let nodes = Context(memory: memory, environment: environment).nodes(of: view)
            memory.sweep()
            let changes = parts(of: nodes) { node, _ in
                if case .change(let change) = node.part { change() } else { nil }
            }
            if changes.isEmpty { return nodes }
            for change in changes { change() }
        }
    }

    private func parts<Part>(of nodes: [Node], _ find: (Node, Place) -> Part?) -> [Part] {
        var parts: [Part] = []
        for node in nodes {
            node.visit { if let part = find($0, $1) { parts.append(part) } }
        }
        return parts
    }

    private func parts<Part>(_ find: (Node, Place) -> Part?) -> [Part] { parts(of: nodes(), find) }

    private func one<Item>(_ items: [Item], _ what: String) throws -> Item {
        guard let item = items.first, items.count == 1 else {
            throw Failure(description: "There are \(items.count) of \(what).\n\(outline)")
        }
        return item
    }
}

// MARK: - What the screen shows

extension Screen {
    /// A text and whether it was given as a literal, which an app shows in one language only.
    public struct Text: Hashable, Sendable {
        /// The text itself. The key, if it was given as a literal.
        public let string: String
        /// Whether the text is a `LocalizedStringKey`.
        public let isKey: Bool
    }

    /// Where a button is.
    public enum Place: Sendable {
        case page, toolbar, swipe, dialog, alert
    }

    /// A visible button.
    public struct Button {
        /// What VoiceOver reads. Empty for an image without an accessibility label.
        public let label: String
        /// For example destructive.
        public let role: ButtonRole?
        /// Whether the button or a view around it is disabled.
        public let isDisabled: Bool
        /// Where the button is.
        public let place: Place
        let action: @MainActor () -> Void
        /// Runs the action, unless the button is disabled. A button of a dialog or an alert then closes it.
        @MainActor public func press() { if !isDisabled { action() } }
    }

    /// A visible text field.
    public struct Field {
        /// The accessibility label or else the title.
        public let title: String
        /// What is in the field.
        public let text: String
        /// Whether the field hides its text.
        public let isSecure: Bool
        /// Whether the field or a view around it is disabled.
        public let isDisabled: Bool
        /// Whether the field has the focus of a `@FocusState`.
        public let isFocused: Bool
        let binding: Binding<String>
        let focus: Focus?
        let submit: [() -> Void]
    }

    /// A visible toggle.
    public struct Toggle {
        /// The accessibility label or else the title.
        public let title: String
        /// Whether the toggle is on.
        public let isOn: Bool
        /// Whether the toggle or a view around it is disabled.
        public let isDisabled: Bool
        let binding: Binding<Bool>
    }

    /// A visible picker.
    public struct Picker {
        /// The accessibility label or else the title.
        public let title: String
        /// What a user can choose.
        public let options: [Option]
        /// Whether the picker or a view around it is disabled.
        public let isDisabled: Bool
        /// The title of the selected option, if an option has the tag of the selection.
        public var value: String? { options.first(where: \.isSelected)?.title }
    }

    /// An option of a picker.
    public struct Option {
        /// The text of the option.
        public let title: String
        /// Whether the tag of the option is the selection.
        public let isSelected: Bool
        let select: () -> Void
    }

    /// A tab of a `TabView`.
    public struct Tab {
        /// The text of its `tabItem`.
        public let title: String
        /// Its tag. A tab without a tag cannot be selected.
        public let tag: AnyHashable?
        /// Whether the content of this tab is visible.
        public let isSelected: Bool
        let select: () -> Void
    }

    /// Why the screen cannot do what a test wants.
    public struct Failure: Error, CustomStringConvertible {
        /// The reason, and the outline of the screen.
        public let description: String
    }

    /// All visible texts from top to bottom, with titles, prompts and accessibility labels.
    public var texts: [Text] {
        parts { node, _ in [node.text, node.accessibilityLabel].compactMap(\.self).filter { !$0.string.isEmpty } }
            .flatMap(\.self)
    }

    /// The title of the visible page, if it has one.
    public var title: String? {
        parts { node, _ in if case .title = node.part { node.spoken } else { nil } }.last
    }

    /// All visible buttons from top to bottom.
    public var buttons: [Button] {
        parts { node, place in
            guard case .button(let role, let action) = node.part else { return nil }
            let label = node.spoken
            return Button(label: label, role: role, isDisabled: node.isDisabled, place: place) { [self] in
                action()
                _ = nodes()
            }
        }
    }

    /// All visible text fields from top to bottom.
    public var fields: [Field] {
        parts { node, _ in
            guard case .field(let text, let isSecure, let focus, let submit) = node.part else { return nil }
            return Field(
                title: node.spoken,
                text: text.wrappedValue,
                isSecure: isSecure,
                isDisabled: node.isDisabled,
                isFocused: focus?.isFocused() ?? false,
                binding: text,
                focus: focus,
                submit: submit
            )
        }
    }

    /// All visible toggles from top to bottom.
    public var toggles: [Toggle] {
        parts { node, _ in
            guard case .toggle(let isOn) = node.part else { return nil }
            return Toggle(title: node.spoken, isOn: isOn.wrappedValue, isDisabled: node.isDisabled, binding: isOn)
        }
    }

    /// All visible pickers from top to bottom.
    public var pickers: [Picker] {
        parts { node, _ in
            guard case .picker(let options) = node.part else { return nil }
            let title = node.accessibilityLabel?.string ?? node.label.map(\.spoken).joined(separator: " ")
            return Picker(title: title, options: options, isDisabled: node.isDisabled)
        }
    }

    /// The tabs of the visible `TabView`.
    public var tabs: [Tab] {
        parts { node, _ in if case .tab(let tab) = node.part { tab } else { nil } }
    }

    /// The text of the search field, if there is one.
    public var searchText: String? { searches.first?.wrappedValue }

    private var searches: [Binding<String>] {
        parts { node, _ in if case .search(let text) = node.part { text } else { nil } }
    }
}

// MARK: - What a user does

extension Screen {
    /// Presses the only enabled button with this label. While a dialog or an alert is open, only its buttons count.
    public func press(_ label: String) throws {
        let modal = buttons.filter { $0.place == .dialog || $0.place == .alert }
        let enabled = (modal.isEmpty ? buttons : modal).filter { $0.label == label && !$0.isDisabled }
        try one(enabled, "the enabled button \"\(label)\"").press()
    }

    /// Moves the focus to the only enabled field with this title and replaces its text.
    public func type(_ text: String, into title: String) throws {
        let field = try one(fields.filter { $0.title == title && !$0.isDisabled }, "the enabled field \"\(title)\"")
        for field in fields { field.focus?.set(false) }
        field.focus?.set(true)
        field.binding.wrappedValue = text
        _ = nodes()
    }

    /// Runs the actions of `onSubmit` of the only enabled field with this title.
    public func submit(_ title: String) throws {
        let field = try one(fields.filter { $0.title == title && !$0.isDisabled }, "the enabled field \"\(title)\"")
        for action in field.submit { action() }
        _ = nodes()
    }

    /// Turns the only enabled toggle with this title on or off.
    public func turn(_ title: String, on isOn: Bool) throws {
        let toggle = try one(toggles.filter { $0.title == title && !$0.isDisabled }, "the enabled toggle \"\(title)\"")
        toggle.binding.wrappedValue = isOn
        _ = nodes()
    }

    /// Chooses an option of the only enabled picker with this title.
    public func choose(_ option: String, in title: String) throws {
        let picker = try one(pickers.filter { $0.title == title && !$0.isDisabled }, "the enabled picker \"\(title)\"")
        try one(picker.options.filter { $0.title == option }, "the option \"\(option)\"").select()
        _ = nodes()
    }

    /// Replaces the text of the search field.
    public func search(_ text: String) throws {
        try one(searches, "the search field").wrappedValue = text
        _ = nodes()
    }

    /// Selects the tab with this tag.
    public func select(tab tag: some Hashable) throws {
        try one(tabs.filter { $0.tag == AnyHashable(tag) }, "the tab \(tag)").select()
        _ = nodes()
    }

    /// Goes back from the visible page to the page below.
    public func back() throws {
        let back = parts { node, _ in if case .back(let back) = node.part { back } else { nil } }
        try one(back, "the button to go back")()
        _ = nodes()
    }

    /// Pulls the visible list or form, and waits for the action of `refreshable`.
    public func refresh() async throws {
        let refresh = parts { node, _ in if case .refresh(let refresh) = node.part { refresh } else { nil } }
        try await one(refresh, "the list or form that can be refreshed")()
        _ = nodes()
    }

    /// Runs the actions of `onOpenURL`.
    public func open(_ url: URL) throws {
        let open = parts { node, _ in if case .openURL(let open) = node.part { open } else { nil } }
        if open.isEmpty { throw Failure(description: "No view opens links.\n\(outline)") }
        for open in open { open(url) }
        _ = nodes()
    }
}

// MARK: - Time on screen

extension Screen {
    /// Runs `onAppear` and the tasks of the views that appeared since the last call, and the tasks whose id changed.
    /// Waits for these tasks. The views that went away get `onDisappear`, and their tasks are cancelled.
    public func appear() async {
        await start().value
    }

    /// Like `appear()`, but does not wait. To cancel the result cancels the tasks that started.
    @discardableResult
    public func start() -> Task<Void, Never> {
        let started = update(to: parts { node, _ in if case .life(let life) = node.part { life } else { nil } })
        return Task {
            await withTaskCancellationHandler {
                for task in started { await task.value }
            } onCancel: {
                for task in started { task.cancel() }
            }
        }
    }

    /// Takes the whole view from the screen: runs `onDisappear` and cancels all tasks.
    public func disappear() {
        _ = update(to: [])
    }

    private func update(to lives: [Life]) -> [Task<Void, Never>] {
        for (life, task) in shown where !lives.contains(where: { $0.path == life.path }) {
            task?.cancel()
            life.disappear?()
        }
        var started: [Task<Void, Never>] = []
        shown = lives.map { life in
            let old = shown.first { $0.life.path == life.path }
            if let old, Self.isEqual(old.life.id, life.id) { return (life, old.task) }
            old?.task?.cancel()
            life.appear?()
            guard let action = life.task else { return (life, nil) }
            let task = Task { await action() }
            started.append(task)
            return (life, task)
        }
        return started
    }

    private static func isEqual(_ id: (any Equatable)?, _ other: (any Equatable)?) -> Bool {
        func equal<ID: Equatable>(_ id: ID) -> Bool { id == other as? ID }
        return id.map { equal($0) } ?? (other == nil)
    }
}

// MARK: - Outline

extension Screen {
    /// The visible page as indented lines, one for each element.
    public var outline: String {
        func lines(_ nodes: [Node], _ indent: String) -> [String] {
            nodes.flatMap { node in
                guard !node.name.isEmpty else { return lines(node.children, indent) }
                return [indent + node.line] + lines(node.children, indent + "  ")
            }
        }
        return lines(nodes(), "").joined(separator: "\n")
    }
}

extension Node {
    /// The line of the outline, for example `Button "Retry" (destructive, disabled)`.
    fileprivate var line: String {
        let title = text?.string ?? accessibilityLabel?.string ?? label.map(\.spoken).joined(separator: " ")
        var notes: [String] = []
        if case .button(let role?, _) = part { notes.append(role.name) }
        if case .tab(let tab) = part, tab.isSelected { notes.append("selected") }
        if isDisabled { notes.append("disabled") }
        return name + (title.isEmpty ? "" : " \"\(title)\"") + (value.map { ": \($0)" } ?? "")
            + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
    }
}
