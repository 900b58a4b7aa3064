import Foundation

extension Device {
    /// A page that shows the device, and what was sent to it.
    @MainActor
    final class Page {
        let socket: WebSocket
        var acknowledged = 0
        private var sent: (ack: Int, revision: Int, html: String, settings: Settings?) = (0, 0, "", nil)

        init(_ socket: WebSocket) { self.socket = socket }

        private struct Update: Encodable {
            let ack: Int, html: String?, settings: Settings?, entries: [EventLog.Line]?, scroll: String?
            let languages: [String]?
        }

        func send(_ html: String, _ settings: Settings, _ events: EventLog, scroll: String?) {
            let entries = events.changes(since: sent.revision)
            let update = Update(
                ack: acknowledged,
                html: html == sent.html ? nil : html,
                settings: settings == sent.settings ? nil : settings,
                entries: entries.isEmpty ? nil : entries,
                scroll: scroll,
                languages: sent.settings == nil ? Device.languages : nil
            )
            let isNews = update.html != nil || update.settings != nil || update.entries != nil || scroll != nil
            guard isNews || acknowledged != sent.ack, let data = try? JSONEncoder().encode(update) else { return }
            sent = (acknowledged, entries.map(\.revision).max() ?? sent.revision, html, settings)
            socket.send(String(decoding: data, as: UTF8.self))
        }
    }

    /// What a user does on a page. `n` counts the messages of the page.
    private struct Message: Decodable {
        let n: Int, act: String, id: Int?, value: String?
    }

    /// Why the device cannot do what a page or a program wants.
    struct Problem: Error {
        let text: String
        static let gone = Problem(text: "This is not on the screen any more.")
    }

    func open(_ socket: WebSocket) {
        lastUse = .now
        pages.append(Page(socket))
        update()
    }

    func close(_ socket: WebSocket) { pages.removeAll { $0.socket === socket } }

    /// Does what a user does on a page. A message that cannot be read is ignored.
    func receive(_ text: String, from socket: WebSocket) {
        guard let page = pages.first(where: { $0.socket === socket }),
            let message = try? JSONDecoder().decode(Message.self, from: Data(text.utf8))
        else { return }
        lastUse = .now
        defer {
            page.acknowledged = message.n
            update()
        }
        // A window that only shows the focus of another window cannot take it away.
        if message.act == "blur", let active, active !== page { return }
        if !["appear", "blur", "setting"].contains(message.act) { active = page }
        do { try perform(message.act, message.id, message.value ?? "") } catch { log("fault", error.text) }
    }

    func perform(_ act: String, _ id: Int? = nil, _ value: String = "") throws(Problem) {
        switch act {
        case "restart":
            log("user", "restarts the app")
            restart(screen.sceneStorage)
        case "setting":
            let new = try? JSONDecoder().decode(Settings.self, from: Data(value.utf8))
            guard let new, new.isValid else { throw Problem(text: "The device has no such setting.") }
            settings = new
        case "appear":
            for id in value.split(separator: " ").compactMap({ Int($0) }) where visible.count < 10_000 {
                visible.insert(id)
            }
        case "open":
            guard let url = URL(string: value) else { throw Problem(text: "“\(value)” is not a link.") }
            log("user", "opens \(value)")
            screen.open(url, isActivity: ["http", "https"].contains(url.scheme?.lowercased()))
        case "background":
            log("user", "leaves the app and comes back")
            for phase in [ScenePhase.inactive, .background, .inactive, .active] { screen.enter(phase) }
        case "refresh":
            let all = screen.touchable.all.filter { $0.part is Refresh }
            guard let node = all.first(where: { $0.id == id }) ?? all.last else { throw .gone }
            use(node, act, value)
        default:
            guard let node = screen.nodes().all.first(where: { $0.id == id && $0.part != nil }) else { throw .gone }
            use(node, act, value)
        }
    }
}
