public import Foundation
import Synchronization

/// A phone or a tablet on the page, with an app of its own. All pages with the name of the device show the same.
@_spi(Browser) @MainActor
public final class Device {
    /// The device whose app is being created now.
    public private(set) static var current: Device?
    /// A folder for the files of the app. It lasts until the reset of the device.
    nonisolated public let folder: URL
    /// The time that the server needs for each answer, and whether it cannot be reached.
    nonisolated public var network: (delay: Duration, isOff: Bool) { shared.network.withLock { $0 } }

    struct Settings: Codable, Equatable {
        var language = "en", isDark = false, textSize = 3, isWide = false, isServerOff = false, isSlow = false
    }

    struct Entry: Encodable, Sendable {
        let number: Int, time: String, kind: String, text: String, detail: String?
    }

    /// What a page has got so far.
    private final class Page {
        let socket: WebSocket
        var (acknowledged, entries, html, settings) = (0, 0, "", Settings?.none)
        init(_ socket: WebSocket) { self.socket = socket }
    }

    struct Update: Encodable {
        let ack: Int, html: String?, settings: Settings?, entries: [Entry]?, isNew: Bool?, scroll: String?
    }

    private nonisolated let shared = Shared()
    private let app: any App.Type
    private var screen: Screen
    private var settings = Settings()
    private var pages: [Page] = []
    private var visible: Set<Int> = []
    private var refreshing: Set<Int> = []
    private var announced = 0
    private var scrolled: AnyHashable?
    private var kept: Kept?
    private var drawn: (evaluation: Int, html: String)?

    /// What a later program needs to show the same screen again.
    private struct Kept: Codable, Equatable {
        var settings = Settings(), sceneStorage: [String: String] = [:]
    }

    private final class Shared: Sendable {
        let network = Mutex<(delay: Duration, isOff: Bool)>((.zero, false))
        let entries = Mutex<[Entry]>([])
    }

    /// Shows an app. The folder can be that of an earlier program, which had the same screens open.
    init(_ app: any App.Type, in folder: URL) {
        (self.app, self.folder) = (app, folder)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        kept = try? JSONDecoder().decode(Kept.self, from: Data(contentsOf: folder.appending(path: "device.json")))
        screen = Screen(EmptyView(), locale: Locale(identifier: "en"))
        settings = kept?.settings ?? Settings()
        restart(kept?.sceneStorage ?? [:])
    }

    /// Adds a line to the list of what happens. A line that is the same as the line before is left out.
    nonisolated public func log(_ kind: String, _ text: String, detail: String? = nil) {
        let style = Date.ISO8601FormatStyle(timeZone: .current).time(includingFractionalSeconds: true)
        let (time, text) = (Date().formatted(style), text.count > 160 ? text.prefix(158) + "…" : text)
        shared.entries.withLock { entries in
            if kind == "user", entries.last?.kind == kind, entries.last?.text == text { return }
            let number = (entries.last?.number ?? 0) + 1
            entries.append(Entry(number: number, time: time, kind: kind, text: text, detail: detail))
        }
        Program.schedule()
    }
}

extension Device {
    /// Ends the app and starts it again, with the same files.
    private func restart(_ sceneStorage: [String: String]) {
        screen.disappear()
        Self.current = self
        defer { Self.current = nil }
        screen = Screen(Self.view(of: app), locale: Locale(identifier: "en"), sceneStorage: sceneStorage)
        (visible, refreshing, announced, scrolled) = ([], [], 0, nil)
        apply()
    }

    private static func view<A: App>(of app: A.Type) -> any View { AppView(app: app.init()) }

    private func apply() {
        shared.network.withLock { $0 = (settings.isSlow ? .seconds(2) : .zero, settings.isServerOff) }
        var environment = screen.environment
        environment.locale = Locale(identifier: settings.language)
        environment.timeZone = .current
        environment.colorScheme = settings.isDark ? .dark : .light
        environment.dynamicTypeSize = DynamicTypeSize.allCases[settings.textSize]
        environment.horizontalSizeClass = settings.isWide ? .regular : .compact
        screen.environment = environment
        Program.schedule()
    }

    /// Ends the app. The pages connect again, to a new device with this name.
    func end(isReset: Bool) {
        screen.disappear()
        if isReset { try? FileManager.default.removeItem(at: folder) }
        for page in pages { page.socket.end() }
    }

    private func keep() {
        let new = Kept(settings: settings, sceneStorage: screen.sceneStorage)
        guard new != kept else { return }
        kept = new
        try? JSONEncoder().encode(new).write(to: folder.appending(path: "device.json"))
    }
}

extension Device {
    /// The outline, for programs without a browser.
    var outline: String { screen.outline }

    /// Does what a program without a browser wants, as a test does, and waits until nothing changes for a moment. Returns
    /// the outline, or an error and the outline.
    func act(_ form: [String: String]) async -> String {
        var failure: String?
        do {
            await rest()
            switch form {
            case _ where form["press"] != nil: try screen.press(form["press"] ?? "")
            case _ where form["type"] != nil: try screen.type(form["type"] ?? "", into: form["into"] ?? "")
            case _ where form["submit"] != nil: try screen.submit(form["submit"] ?? "")
            case _ where form["choose"] != nil: try screen.choose(form["choose"] ?? "", in: form["in"] ?? "")
            case _ where form["search"] != nil: try screen.search(form["search"] ?? "", in: form["in"])
            case _ where form["tab"] != nil: screen.tabs.first { $0.title == form["tab"] }?.set("")
            case _ where form["back"] != nil: try screen.back()
            case _ where form["refresh"] != nil: try await screen.refresh()
            case _ where form["scroll"] != nil: visible = Set(screen.nodes().parts(Work.self).map(\.view))
            default: failure = Self.usage
            }
            log("user", form.map { "\($0.key) “\($0.value)”" }.joined(separator: ", "))
        } catch {
            failure = "\(error)".components(separatedBy: " in:\n")[0] + "."
        }
        await rest()
        return (failure.map { "error: \($0)\n\n" } ?? "") + screen.outline + "\n"
    }

    private static let usage = """
        Write press=TITLE, type=TEXT&into=TITLE, submit=TITLE, choose=OPTION&in=TITLE, search=TEXT, tab=TITLE, back=, \
        refresh= or scroll=.
        """

    private func rest() async {
        var (changes, quiet) = (-1, 0)
        for _ in 1...60 where quiet < 3 {
            update()
            quiet = changes == Memory.changes ? quiet + 1 : 0
            changes = Memory.changes
            try? await Task.sleep(for: .milliseconds(40))
        }
    }

    func open(_ socket: WebSocket) {
        pages.append(Page(socket))
        update()
    }

    /// Whether a page shows the device.
    var isWatched: Bool { !pages.isEmpty }

    func close(_ socket: WebSocket) { pages.removeAll { $0.socket === socket } }

    /// Starts the work of the visible views, and sends what has changed to the pages.
    func update() {
        screen.start { !$0.isInRow || visible.contains($0.view) }
        let nodes = screen.nodes()
        if drawn?.evaluation != screen.evaluations {
            visible.formIntersection(nodes.parts(Work.self).map(\.view))
            let drawing = Drawing(isWide: settings.isWide, refreshing: refreshing)
            drawn = (screen.evaluations, drawing.screen(nodes))
            keep()
        }
        let html = drawn?.html ?? ""
        for text in screen.announcements.dropFirst(announced) { log("voice", text) }
        announced = screen.announcements.count
        let scroll = screen.scrolledTo == scrolled ? nil : screen.scrolledTo
        scrolled = screen.scrolledTo
        for page in pages { send(html, scroll, to: page) }
    }

    private func send(_ html: String, _ scroll: AnyHashable?, to page: Page) {
        let entries = shared.entries.withLock { $0 }
        let new = entries.dropFirst(page.entries).suffix(500)
        let update = Update(
            ack: page.acknowledged,
            html: html == page.html ? nil : html,
            settings: settings == page.settings ? nil : settings,
            entries: new.isEmpty ? nil : Array(new),
            isNew: page.settings == nil ? true : nil,
            scroll: scroll.map { "\($0)" }
        )
        (page.html, page.settings, page.entries) = (html, settings, entries.count)
        if let data = try? JSONEncoder().encode(update) { page.socket.send(String(decoding: data, as: UTF8.self)) }
    }
}

extension Device {
    /// What a user does on a page. `n` counts the messages of the page.
    struct Message: Decodable {
        let n: Int, act: String, id: Int?, value: String?
    }

    func receive(_ text: String, from socket: WebSocket) {
        guard let message = try? JSONDecoder().decode(Message.self, from: Data(text.utf8)) else { return }
        do { try perform(message) } catch { log("fault", "\(error)") }
        pages.first { $0.socket === socket }?.acknowledged = message.n
        update()
    }

    private struct Gone: Error, CustomStringConvertible {
        let description = "This is not on the screen any more."
    }

    private func perform(_ message: Message) throws {
        let (id, value) = (message.id ?? 0, message.value ?? "")
        switch message.act {
        case "restart":
            log("user", "restarts the app")
            restart(screen.sceneStorage)
        case "setting":
            settings = try JSONDecoder().decode(Settings.self, from: Data(value.utf8))
            apply()
        case "appear": visible.insert(id)
        case "open":
            log("user", "opens \(value)")
            if let url = URL(string: value) { screen.open(url) }
        case "background":
            log("user", "leaves the app and comes back")
            for phase in [ScenePhase.inactive, .background, .inactive, .active] { screen.enter(phase) }
        case "refresh":
            let all = screen.touchable.all.filter { $0.part is Refresh }
            guard let node = all.first(where: { $0.id == id }) ?? all.last else { throw Gone() }
            perform(message.act, value, on: node)
        default:
            guard let node = screen.nodes().all.first(where: { $0.id == id && $0.part != nil }) else { throw Gone() }
            perform(message.act, value, on: node)
        }
    }

    private func perform(_ act: String, _ value: String, on node: Node) {
        let spoken = node.accessibilityLabel ?? node.label.spoken
        let title = spoken.count > 50 ? spoken.prefix(48) + "…" : spoken
        switch node.part {
        case let control as Screen.Control: use(control, title, act, value, node)
        case let back as Back:
            log("user", "goes back")
            back.action()
        case let search as Search:
            log("user", "types into the search field")
            search.text.wrappedValue = value
        case let tap as Tap:
            log("user", "taps")
            tap.action()
        case let slide as Slide: if let value = Double(value) { slide.set(value) }
        case let steps as Steps:
            log("user", "\(act == "plus" ? "increases" : "decreases") “\(title)”")
            if act == "plus" { steps.increment() } else { steps.decrement() }
        case let sheet as Sheet:
            log("user", "pulls the sheet down")
            sheet.dismiss()
        case let refresh as Refresh:
            guard refreshing.insert(node.id).inserted else { return }
            log("user", "pulls to refresh")
            Task {
                await refresh.action()
                refreshing.remove(node.id)
                Memory.changes += 1
            }
            Memory.changes += 1
        default: break
        }
    }

    private func use(_ control: Screen.Control, _ title: String, _ act: String, _ value: String, _ node: Node) {
        guard !control.isDisabled else { return }
        switch act {
        case "press":
            log("user", "\(node.name == "Toggle" ? "switches" : "presses") “\(title)”")
            control.press()
        case "tab":
            log("user", "selects the tab “\(title)”")
            control.set("")
        case "choose", "set":
            let text = node.name == "DatePicker" ? date(value, like: control.value) : value
            log("user", control.kind == .picker ? "chooses in “\(title)”" : "types into “\(title)”")
            control.set(text)
        case "submit":
            log("user", "presses Return in “\(title)”")
            control.submit.forEach { $0() }
        case "focus":
            for other in screen.fields where other.isFocused && other.path != control.path {
                other.focus?.wrappedValue = false
            }
            if !control.isFocused { control.focus?.wrappedValue = true }
        case "blur": if control.isFocused { control.focus?.wrappedValue = false }
        default: break
        }
    }

    /// The text of a date field of a browser, as a date picker reads it.
    private func date(_ text: String, like old: String) -> String {
        let new = text.replacing("T", with: " ")
        return new.count == 16 && old.count > 16 ? new + ":00" : new
    }
}
