public import Foundation
import Observation

/// Shows a view to a test. The test reads its texts, and uses its controls as a user does.
///
/// As on a device, the view is evaluated again only after a change of `@State`, the focus, the scene phase, the scene
/// storage or an `@Observable` object that it has read. `@State` and the focus last as long as their view is in the
/// tree. The scene storage lasts as long as the screen.
@_spi(Testing) @MainActor
public final class Screen {
    private let view: any View
    let memory = Memory()
    private let heard = Announcements()
    var environment = EnvironmentValues() { didSet { shown = nil } }
    /// The paths of the field with the focus, the open dialogs and sheets, and those that came while another was open.
    private var focused: [AnyHashable]?
    private var opened: [[AnyHashable]] = []
    private var lost: Set<[AnyHashable]> = []
    /// Whether `isPresented` of a dialog or an alert is set to `false` before the action of its button, or after it.
    public var closesDialogFirst: Bool {
        get { environment.closesDialogFirst }
        set { environment.closesDialogFirst = newValue }
    }
    /// Whether closed sheets stay alive, as during their animation, until this is `false` again. They are not visible.
    public var keepsClosedSheets = false { didSet { shown = nil } }

    /// The visible nodes, and the value of `Memory.changes` when they were evaluated.
    private var shown: (nodes: [Node], changes: Int)?
    private var running: [(work: Work, task: Task<Void, Never>)] = []
    private var appeared: [Appearance] = []
    /// How often the views were evaluated.
    private(set) var evaluations = 0

    /// Creates a screen. With `isInStack`, it shows the view as in a `NavigationStack`. `sceneStorage` is what the app
    /// stored before it ended. The time zone is UTC. `TimelineView` shows `now` instead of the current time. `isWide`
    /// is a screen as on an iPad or a Mac.
    public init(
        _ view: some View,
        locale: Locale,
        isInStack: Bool = false,
        sceneStorage: [String: String] = [:],
        now: Date? = nil,
        isWide: Bool = false
    ) {
        self.view = view
        memory.sceneStorage = sceneStorage
        environment.locale = locale
        environment.timeZone = .gmt
        environment.isInStack = isInStack
        environment.now = now
        environment.horizontalSizeClass = isWide ? .regular : .compact
    }

    /// The values of `@SceneStorage` by key.
    public var sceneStorage: [String: String] { memory.sceneStorage }

    /// The screen as the page in the browser shows it.
    public var html: String {
        isDrawn = true
        return Drawing().screen(nodes())
    }
    /// Whether the nodes get what only the page needs.
    var isDrawn: Bool {
        get { environment.isDrawn }
        set { if isDrawn != newValue { environment.isDrawn = newValue } }
    }

    /// All visible texts from top to bottom, titles, prompts and accessibility labels too, but no texts in fields, and
    /// none of a sheet of the system.
    public var texts: [String] {
        nodes().ofApp.all.flatMap { [$0.text, $0.accessibilityLabel] }.compactMap(\.self).filter { !$0.isEmpty }
    }
    /// The announcements for VoiceOver that the tasks of the views have posted.
    public var announcements: [String] { heard.texts }
    /// The ids that `.id(_:)` gives to the visible views.
    public var ids: [AnyHashable] { nodes().parts(Identity.self).map(\.id) }
    /// The id to which a `ScrollViewProxy` has scrolled last.
    public var scrolledTo: AnyHashable? { memory.scrolledTo }
    /// The title of the visible screen, or `nil`.
    public var title: String? { nodes().all.last { $0.name == "Title" }?.spoken }
    /// All visible buttons, links and toggles from top to bottom.
    public var buttons: [Control] { controls(.button, .toggle) }
    /// All visible text fields from top to bottom.
    public var fields: [Control] { controls(.field) }
    /// All visible pickers from top to bottom.
    public var pickers: [Control] { controls(.picker) }
    /// The tabs of the visible `TabView`.
    public var tabs: [Control] { controls(.tab) }
    /// The text of the search field. `nil` if no search field is visible.
    public var searchText: String? { nodes().parts(Search.self).first?.text.wrappedValue }

    /// The visible screen as indented lines, one for each element.
    public var outline: String {
        func lines(_ nodes: [Node], _ indent: String) -> [String] {
            nodes.leaves.flatMap { [indent + $0.line] + lines($0.drawn + $0.children, indent + "  ") }
        }
        return lines(nodes(), "").joined(separator: "\n")
    }

    /// The nodes that a user can touch. A sheet covers what is below it.
    var touchable: [Node] { nodes().all.last { $0.part is Sheet }.map { [$0] } ?? nodes() }

    private func controls(_ kinds: Control.Kind..., in nodes: [Node]? = nil) -> [Control] {
        (nodes ?? touchable).all.compactMap { node in
            guard var control = node.part as? Control, kinds.contains(control.kind) else { return nil }
            control.title = node.accessibilityLabel ?? node.label.spoken
            return control
        }
    }

    /// Runs the actions of `onChange` for values that changed. Then returns the visible nodes.
    func nodes() -> [Node] {
        if let shown, shown.changes == memory.changes { return shown.nodes }
        evaluations += 1
        let memory = memory
        for _ in 1...100 {
            let changes = memory.changes
            let nodes = withObservationTracking {
                Context(memory: memory, environment: environment).nodes(of: view)
            } onChange: {
                memory.changes += 1
            }
            memory.sweep()
            let hidden = nodes.parts(Hidden.self)
            for change in hidden.flatMap(\.others).parts(Change.self) { _ = change.action() }
            let alive = nodes + hidden.flatMap(\.visited)
            let leaving = alive.parts(Leaving.self)
            checkSheets(nodes + nodes.parts(Leaving.self).flatMap(\.nodes))
            let actions = (alive + leaving.flatMap(\.nodes)).parts(Change.self).compactMap { $0.action() }
            for action in actions { action() }
            guard actions.isEmpty, !end(leaving), !appear(nodes.parts(Appearance.self)) else { continue }
            if !moveFocus(nodes.parts(Control.self)) {
                let nodes = oneDialog(nodes)
                shown = (nodes, changes)
                endTasks(except: nodes.parts(Work.self))
                return nodes
            }
        }
        fatalError("The actions of onChange change values without an end.")
    }

    /// A closed sheet writes `nil` late, to the newest binding, and its stacks write an empty path. Returns whether a
    /// sheet is gone.
    private func end(_ leaving: [Leaving]) -> Bool {
        guard !keepsClosedSheets else { return false }
        for sheet in leaving {
            for inner in sheet.nodes.parts(Sheet.self) { inner.dismiss() }
            for stack in sheet.nodes.parts(Stack.self) { stack.show([]) }
            sheet.end()
        }
        return !leaving.isEmpty
    }

    /// Of two sheets, a device shows one or none, also while one of them closes. An alert that comes while another is
    /// open is only lost, because both can be right: the root can ask at any time.
    private func checkSheets(_ nodes: [Node]) {
        let sheets = nodes.all.compactMap { node in (node.part as? Sheet).map { ($0.path, node) } }
        for ((path, one), (other, two)) in zip(sheets, sheets.dropFirst()) where !other.starts(with: path) {
            preconditionFailure("Only one of these sheets can be open: “\(one.spoken)” and “\(two.spoken)”.")
        }
    }

    /// Keeps the focus only in the field that got it last. Returns whether another field has lost the focus.
    private func moveFocus(_ controls: [Control]) -> Bool {
        let fields = controls.filter(\.isFocused)
        let field = fields.first { $0.path != focused } ?? fields.first
        focused = field?.path
        let others = fields.filter { $0.path != focused }
        for field in others { field.focus?.wrappedValue = false }
        return !others.isEmpty
    }

    /// Runs the actions of `onAppear` and `onDisappear`. Returns whether a view appeared or disappeared.
    private func appear(_ views: [Appearance]) -> Bool {
        let old = appeared
        appeared = views
        let gone = old.filter { view in !views.contains { $0.path == view.path } }
        let new = views.filter { view in !old.contains { $0.path == view.path } }
        for view in gone { view.disappear() }
        for view in new { view.appear() }
        return !gone.isEmpty || !new.isEmpty
    }

    /// Only one dialog or sheet is visible, and a dialog of a sheet. What comes while another is open is not shown, as
    /// on a device.
    private func oneDialog(_ nodes: [Node]) -> [Node] {
        let paths = nodes.parts(Presented.self).map(\.path)
        opened.removeAll { !paths.contains($0) }
        lost.formIntersection(paths)
        for path in paths where !opened.contains(path) && !lost.contains(path) {
            if opened.allSatisfy({ path.starts(with: $0) }) { opened.append(path) } else { lost.insert(path) }
        }
        return nodes.without(lost)
    }
}

extension Screen {
    /// Why the screen cannot do what a test wants.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Presses the only enabled button, link or toggle with this label, or else taps the only view with these texts and
    /// a tap gesture. While a dialog, an alert or a sheet is open, only what is in it counts.
    public func press(_ label: String) throws {
        let controls = controls(.button, .toggle, in: modal)
        let isControl = controls.contains { $0.title == label && !$0.isDisabled }
        if !isControl, !taps(.tap, label).isEmpty { return try touch(label, .tap, Movement()) }
        try use(controls, label) { $0.press() }
    }
    /// Moves the focus to the only enabled field with this title and replaces its text.
    public func type(_ text: String, into title: String) throws {
        try use(fields, title) { field in
            for other in fields where other.isFocused { other.focus?.wrappedValue = false }
            field.focus?.wrappedValue = true
        }
        try use(fields, title) { $0.set(text) }
    }
    /// Runs the actions of `onSubmit` for the only enabled field with this title.
    public func submit(_ title: String) throws { try use(fields, title) { $0.submit.forEach { $0() } } }
    /// Chooses an option of the only enabled picker with this title and option, or a date of a date picker.
    public func choose(_ option: String, in title: String) throws {
        try use(pickers.filter { $0.options.isEmpty || $0.options.contains(option) }, title) { $0.set(option) }
    }
    /// Selects the tab with this tag. If it is selected already, goes back to its first screen, as on iOS 18.
    public func select(tab: some Hashable) throws {
        try one(tabs.filter { $0.tag == AnyHashable(tab) && !$0.isDisabled }) { $0.set("") }
    }
    /// Replaces the text of the search field. On a wide screen, each column, such as `Sidebar`, can have one.
    public func search(_ text: String, in column: String? = nil) throws {
        let place = nodes().all.filter { $0.name == column ?? $0.name }.prefix(1)
        try one(Array(place).parts(Search.self)) { $0.text.wrappedValue = text }
    }
    /// Goes back from the visible screen to the screen below. The innermost stack counts.
    public func back() throws { try one(nodes().parts(Back.self).suffix(1)) { $0.action() } }
    /// Whether the user can pull a visible list or form.
    public var canRefresh: Bool { !touchable.parts(Refresh.self).isEmpty }

    /// Pulls the visible list or form, and waits for the action of `refreshable`.
    public func refresh() async throws {
        var refresh: Refresh?
        try one(touchable.parts(Refresh.self)) { refresh = $0 }
        await refresh?.action()
        _ = nodes()
    }
    /// Pulls the sheet on top down, so that it closes. Fails if the outermost modifier of its content is
    /// `interactiveDismissDisabled`. Elsewhere, it counts as little as on a device.
    public func pullSheet() throws {
        try one(touchable.first?.canBePulled ?? true ? touchable.parts(Sheet.self) : []) { $0.dismiss() }
    }
    /// Runs the actions of `onOpenURL`. Does nothing without `handlesExternalEvents`, because macOS opens a new window.
    /// With `isActivity`, those of `onContinueUserActivity` instead.
    public func open(_ url: URL, isActivity: Bool = false) {
        guard nodes().parts(ExternalEvents.self).contains(where: { !$0.preferred.isEmpty }) else { return }
        for part in nodes().parts(OpenURL.self) where part.isActivity == isActivity { part.action(url) }
        _ = nodes()
    }

    /// The nodes of the dialog, alert or sheet on top, or `nil`.
    private var modal: [Node]? { nodes().all.last { $0.part is Presented }.map { [$0] } }
    private func taps(_ touch: Touch, _ label: String) -> [Tap] {
        (modal ?? touchable).all.filter { $0.title == label }.compactMap { $0.part as? Tap }
            .filter { $0.touch == touch && !$0.isDisabled }
    }
    func touch(_ label: String, _ touch: Touch, _ movement: Movement) throws {
        try one(taps(touch, label), label) { $0.action(movement) }
    }
    private func use(_ controls: [Control], _ title: String, _ action: (Control) -> Void) throws {
        try one(controls.filter { $0.title == title && !$0.isDisabled }, title, action)
    }

    private func one<Item>(_ items: some Collection<Item>, _ title: String = "", _ action: (Item) -> Void) throws {
        guard let item = items.first, items.count == 1 else {
            throw Failure(description: "Expected 1 \(Item.self) \"\(title)\", but found \(items.count) in:\n\(outline)")
        }
        action(item)
        _ = nodes()
    }
}

extension Screen {
    /// Runs the tasks of the views that appeared since the last call, and the tasks whose id changed. Waits for these
    /// tasks. If an evaluation finds that a view is gone, its task is cancelled, and runs again when the view is back.
    public func appear() async { await start().value }

    /// Like `appear()`, but does not wait. If the result is cancelled, the tasks that started are cancelled, too.
    @discardableResult
    public func start() -> Task<Void, Never> { start { _ in true } }

    /// Starts only the work for which `isVisible` returns `true`.
    @discardableResult
    func start(_ isVisible: (Work) -> Bool) -> Task<Void, Never> {
        let works = nodes().parts(Work.self).filter { work in !running.contains { $0.work.path == work.path } }
            .filter(isVisible)
        let started = works.map { work in Announcements.$current.withValue(heard) { Task { await work.action() } } }
        for (work, task) in zip(works, started) { running.append((work, task)) }
        return Task {
            await withTaskCancellationHandler {
                for task in started { await task.value }
            } onCancel: {
                for task in started { task.cancel() }
            }
        }
    }

    /// Changes the scene phase, for example when the app goes into the background.
    public func enter(_ phase: ScenePhase) {
        environment.scenePhase = phase
        _ = nodes()
    }

    /// Makes the window wide or narrow.
    public func resize(isWide: Bool) {
        environment.horizontalSizeClass = isWide ? .regular : .compact
        _ = nodes()
    }

    /// Cancels all tasks and closes all sheets, as if the scene disappeared from the background.
    public func disappear() {
        enter(.background)
        for sheet in nodes().parts(Sheet.self) { sheet.dismiss() }
        endTasks(except: [])
        _ = appear([])
    }

    /// Cancels the tasks of the views that went away, and the tasks whose id changed.
    private func endTasks(except works: [Work]) {
        let isGone = { (old: (work: Work, task: Task<Void, Never>)) in
            !works.contains { $0.path == old.work.path && $0.hasID(old.work.id) }
        }
        for (_, task) in running.filter(isGone) { task.cancel() }
        running.removeAll(where: isGone)
    }
}
