public import Foundation
import Synchronization

/// A phone or a tablet on the page, with an app of its own. All pages with the name of the device show the same.
@_spi(Browser) @MainActor
public final class Device {
    /// The device whose app is being created now.
    public private(set) static var current: Device?
    /// A folder for the files of the app. It lasts until the reset of the device.
    nonisolated public let folder: URL
    private nonisolated let shared = Mutex(Shared())
    private let app: any App.Type
    private(set) var screen = Screen(EmptyView(), locale: Locale(identifier: "en"))
    var settings = Settings() {
        didSet {
            let old = oldValue.words
            for (name, value) in settings.words where old[name] != value { log("user", "sets \(name) to \(value)") }
            apply()
        }
    }
    var pages: [Page] = []
    /// The page where the user did something last.
    weak var active: Page?
    /// The views in rows that a page has shown, and the lists that are being refreshed.
    var visible: Set<Int> = []
    var refreshing: Set<Int> = []
    var lastUse = ContinuousClock.now
    private var announced = 0
    private var scrolled: AnyHashable?
    private var kept = Kept()
    private var drawn: (evaluation: Int, html: String)?
    /// The pictures on the screen, by the ids of their views.
    private(set) var bitmaps: [Int: Bitmap] = [:]

    /// Loads the pictures of `AsyncImage`. The app can set it while it is created.
    public var imageLoader: @Sendable (URL) async throws -> Data = { _ in throw URLError(.notConnectedToInternet) }

    /// The codes of the languages of the app, which it sets while it is created.
    public static var languages = ["en"]

    struct Settings: Codable, Equatable {
        var language = "en", isDark = false, textSize = 3, isWide = false, isServerOff = false, isSlow = false

        /// A page can send any values.
        @MainActor var isValid: Bool {
            Device.languages.contains(language) && DynamicTypeSize.allCases.indices.contains(textSize)
        }

        /// The settings and their values, as a program writes them.
        var words: [String: String] {
            [
                "server": isServerOff ? "off" : isSlow ? "slow" : "on", "screen": isWide ? "tablet" : "phone",
                "appearance": isDark ? "dark" : "light", "language": language, "textSize": "\(textSize)",
            ]
        }
    }

    /// What a later program needs to show the same screen again.
    private struct Kept: Codable, Equatable {
        var settings = Settings(), sceneStorage: [String: String] = [:]
    }

    private struct Shared {
        var language = "en", delay = Duration.zero, isServerOff = false, requests = 0, starts = 0
        var log = EventLog(), isScheduled = false
    }

    /// Shows an app. The folder can be that of an earlier program, which had the same screens open.
    init(_ app: any App.Type, in folder: URL) {
        (self.app, self.folder) = (app, folder)
        let privately = [FileAttributeKey.posixPermissions: 0o700]
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: privately)
        let data = try? Data(contentsOf: folder.appending(path: "device.json"))
        if let old = data.flatMap({ try? JSONDecoder().decode(Kept.self, from: $0) }), old.settings.isValid {
            (kept, settings) = (old, old.settings)
        }
        restart(kept.sceneStorage)
    }
}

extension Device {
    /// The time that the server needs for each answer.
    nonisolated public var delay: Duration { shared.withLock { $0.delay } }
    /// How often the app was started or ended. An app that was ended gets no answers any more.
    nonisolated public var starts: Int { shared.withLock { $0.starts } }
    /// The code of the language of the app.
    nonisolated public var language: String { shared.withLock { $0.language } }
    /// Whether the server cannot be reached.
    nonisolated public var isServerOff: Bool { shared.withLock { $0.isServerOff } }
    /// The number of requests that wait for their answers.
    nonisolated var requests: Int { shared.withLock { $0.requests } }
    /// Counts the requests that wait for their answers.
    nonisolated public func addRequests(_ count: Int) { shared.withLock { $0.requests += count } }
    /// What has happened so far.
    nonisolated var events: EventLog { shared.withLock { $0.log } }

    /// Adds a line to the list of what happens. `repeats` means the same as for `EventLog.add`.
    nonisolated public func log(_ kind: String, _ text: String, detail: String? = nil, repeats: Bool = false) {
        let time = Date().formatted(Date.ISO8601FormatStyle(timeZone: .current).time(includingFractionalSeconds: true))
        let (text, detail) = (text.shortened(to: 160), detail?.shortened(to: 20_000))
        shared.withLock { $0.log.add(kind, text, detail, repeats: repeats, at: time) }
        schedule()
    }
}

extension Device {
    /// Ends the app and starts it again, with the same files.
    func restart(_ sceneStorage: [String: String]) {
        stop()
        Self.current = self
        defer { Self.current = nil }
        screen = Screen(Self.view(of: app), locale: Locale(identifier: "en"), sceneStorage: sceneStorage)
        screen.isDrawn = true
        (screen.imageLoader, screen.files) = (imageLoader, files())
        screen.memory.onChange = { [weak self] in self?.schedule() }
        (visible, refreshing, announced, scrolled, drawn) = ([], [], 0, nil, nil)
        apply()
        update()
    }

    /// The files that the user of the app has.
    private func files() -> [URL] {
        let contents = [
            "Text.txt": Data("A text.\n".utf8), "Data.json": Data("[1, 2]\n".utf8),
            "Photo.png": Pages.data("photo1.png"),
        ]
        let place = folder.appending(path: "Files")
        try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        return contents.sorted { $0.key < $1.key }.map { name, data in
            try? data.write(to: place.appending(path: name))
            return place.appending(path: name)
        }
    }

    private func stop() {
        screen.disappear()
        shared.withLock { $0.starts += 1 }
    }

    private static func view<A: App>(of app: A.Type) -> any View { AppView(app: app.init()) }

    private func apply() {
        let settings = settings
        shared.withLock { shared in
            shared.language = settings.language
            (shared.delay, shared.isServerOff) = (settings.isSlow ? .seconds(2) : .zero, settings.isServerOff)
        }
        var environment = screen.environment
        environment.locale = Locale(identifier: settings.language)
        environment.timeZone = .current
        environment.colorScheme = settings.isDark ? .dark : .light
        environment.dynamicTypeSize = DynamicTypeSize.allCases[settings.textSize]
        environment.horizontalSizeClass = settings.isWide ? .regular : .compact
        screen.environment = environment
        schedule()
    }

    /// Draws the screen for its pages, once for all changes that happen until then.
    private nonisolated func schedule() {
        let isFirst = shared.withLock { shared in
            defer { shared.isScheduled = true }
            return !shared.isScheduled
        }
        guard isFirst else { return }
        Task { @MainActor in
            shared.withLock { $0.isScheduled = false }
            if !pages.isEmpty { update() }
        }
    }

    /// Ends the app. The pages connect again, to a new device with this name.
    func end(isReset: Bool) {
        stop()
        for page in pages { page.socket.end() }
        pages = []
        if isReset { try? FileManager.default.removeItem(at: folder) }
    }

    /// Starts the work of the visible views, and sends what has changed to the pages.
    func update() {
        screen.start { !$0.isInRow || visible.contains($0.view) }
        let nodes = screen.nodes()
        for text in screen.announcements.dropFirst(announced) { log("voice", text) }
        announced = screen.announcements.count
        if drawn?.evaluation != screen.evaluations {
            visible.formIntersection(nodes.parts(Work.self).map(\.view))
            keep()
        }
        guard !pages.isEmpty else { return }
        if drawn?.evaluation != screen.evaluations {
            let drawing = Drawing(isWide: settings.isWide, refreshing: refreshing)
            drawn = (screen.evaluations, drawing.screen(nodes))
            let pictures = nodes.all.compactMap { node in (node.part as? Bitmap).map { (node.id, $0) } }
            bitmaps = Dictionary(pictures) { $1 }
        }
        let scroll = screen.scrolledTo == scrolled ? nil : screen.scrolledTo
        scrolled = screen.scrolledTo
        let events = events
        for page in pages { page.send(drawn?.html ?? "", settings, events, scroll: scroll.map { "\($0)" }) }
    }

    private func keep() {
        let new = Kept(settings: settings, sceneStorage: screen.sceneStorage)
        guard new != kept else { return }
        kept = new
        try? JSONEncoder().encode(new).write(to: folder.appending(path: "device.json"), options: .atomic)
    }
}

extension String {
    func shortened(to length: Int) -> String { count > length ? prefix(length - 1) + "…" : self }
}
