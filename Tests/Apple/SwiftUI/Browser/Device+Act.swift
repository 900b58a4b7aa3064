import Foundation

/// The device for programs without a browser, and for coding agents.
extension Device {
    static let usage = """
        Does one thing in the app, and answers with the outline of the screen:  curl -d 'press=Sign In' ADDRESS/act
          press=TITLE               a button, link or switch, also in a menu, dialog or swipe. Its start is enough
          type=TEXT into=FIELD      replaces the text of a field; submit=FIELD presses Return in it
          choose=OPTION in=TITLE    also a date, as 2026-01-31, or plus and minus; at=2 is the second with that title
          search=TEXT  tab=TITLE  back=  dismiss=  refresh=  scroll=
                                    dismiss pulls a sheet down; scroll shows all rows, so that they load what they need
          open=LINK                 such as feed/1, myapp://feed/1 or https://app.example.com/feed/1
          restart=  background=  reset=        starts the app again; leaves it for a moment; also removes its files
          server=on|off|slow  screen=phone|tablet  appearance=light|dark  language=ja  textSize=0 to 11
        Two values: curl -d 'type=a@b.example' -d into=Email …   Any text: curl --data-urlencode 'search=猫' …
        GET /outline only shows the screen. /act?device=NAME is another device, with an app of its own.

        """

    /// Does what the form says, and waits until nothing changes for a moment.
    func act(_ form: [String: String]) async -> Response {
        lastUse = .now
        let others = form.filter { !["into", "in", "at"].contains($0.key) }
        guard let (act, value) = others.first, others.count == 1 else {
            return Response(.bad, "error: Do one thing at a time.\n\n\(Self.usage)")
        }
        do throws(Problem) {
            await rest(quiet: 1)
            if try !set(act, value) { try perform(act, value, form) }
            // A search starts when the user stops typing.
            await rest(quiet: act == "search" ? 12 : 3)
            return Response(screen.outline + "\n")
        } catch {
            return Response(.bad, "error: \(error.text)\n\n\(screen.outline)")
        }
    }

    /// Waits until nothing changes and no request runs, at most five seconds.
    func rest(quiet limit: Int = 3) async {
        var (evaluations, quiet) = (-1, 0)
        for _ in 1...125 where quiet < limit {
            update()
            quiet = evaluations == screen.evaluations && requests == 0 ? quiet + 1 : 0
            evaluations = screen.evaluations
            try? await Task.sleep(for: .milliseconds(40))
        }
    }

    private func perform(_ act: String, _ value: String, _ form: [String: String]) throws(Problem) {
        let nodes = screen.nodes().all
        let top = (nodes.last { $0.part is Presented }.map { [$0] } ?? screen.touchable).all
        switch act {
        case "press":
            try use("button", value, top, form, act) {
                ($0.part as? Tap)?.touch == .tap || $0.kind == .button || $0.kind == .toggle
            }
        case "type":
            for act in ["focus", "set"] {
                try use("field", form["into"] ?? "", screen.touchable.all, form, act, value) { $0.kind == .field }
            }
        case "submit": try use("field", value, screen.touchable.all, form, act) { $0.kind == .field }
        case "choose":
            let isStep = ["plus", "minus"].contains(value)
            try use("picker", form["in"] ?? "", screen.touchable.all, form, isStep ? value : act, value) {
                isStep && $0.part is Steps || $0.part is Slide
                    || $0.kind == .picker && ($0.options.isEmpty || $0.options.contains(value))
            }
        case "tab": try use("tab", value, screen.touchable.all, form, act) { $0.kind == .tab }
        case "search":
            let column = nodes.first { $0.name == form["in"] }.map { [$0] } ?? screen.touchable
            try use("search field", "", column.all, form, act, value) { $0.part is Search }
        case "back":
            let backs = Array(nodes.filter { $0.part is Back }.suffix(1))
            try use("button to go back", "", backs, form, act) { _ in true }
        case "dismiss": do { try screen.pullSheet() } catch { throw Problem(text: "No sheet can be pulled down.") }
        case "scroll": visible.formUnion(nodes.compactMap { ($0.part as? Work)?.view })
        case "open", "refresh", "restart", "background": try perform(act, nil, value)
        default: throw Problem(text: "“\(act)” is unknown.\n\n\(Self.usage)")
        }
    }

    /// Uses the only node with this title, or one of them.
    private func use(
        _ kind: String,
        _ title: String,
        _ nodes: [Node],
        _ form: [String: String],
        _ act: String,
        _ value: String = "",
        _ isRight: (Node) -> Bool
    ) throws(Problem) {
        let all = nodes.filter(isRight)
        // The title of a row has all its texts, so its start is enough.
        var found = title.isEmpty ? all : all.filter { $0.title == title }
        if found.isEmpty { found = all.filter { $0.title.hasPrefix(title) } }
        func list(_ nodes: [Node]) -> String {
            nodes.prefix(20).map { "“\($0.title.shortened(to: 40))”" }.joined(separator: ", ")
        }
        guard !found.isEmpty else {
            let titles = list(all)
            let name = kind + (title.isEmpty ? "" : " “\(title)”")
            throw Problem(text: "There is no \(name)\(titles.isEmpty ? "" : ", but: \(titles)").")
        }
        guard let place = Int(form["at"] ?? (found.count == 1 ? "1" : "")), (1...found.count).contains(place) else {
            throw Problem(text: "There are \(found.count): \(list(found)). Add at=1 to at=\(found.count).")
        }
        let node = found[place - 1]
        if (node.part as? any Usable)?.isDisabled == true { throw Problem(text: "“\(node.title)” is disabled.") }
        use(node, act, value)
        _ = screen.nodes()
    }

    /// Changes a setting of the device. Returns `false` if there is no such setting.
    private func set(_ name: String, _ value: String) throws(Problem) -> Bool {
        let known = [
            "server": ["on", "off", "slow"], "screen": ["phone", "tablet"], "appearance": ["light", "dark"],
            "language": Self.languages, "textSize": (0...11).map(String.init),
        ]
        guard let values = known[name] else { return false }
        guard values.contains(value) else {
            throw Problem(text: "“\(value)” is not a value of “\(name)”. It is \(values.joined(separator: ", ")).")
        }
        var new = settings
        switch name {
        case "server": (new.isServerOff, new.isSlow) = (value == "off", value == "slow")
        case "screen": new.isWide = value == "tablet"
        case "appearance": new.isDark = value == "dark"
        case "language": new.language = value
        default: new.textSize = Int(value) ?? new.textSize
        }
        settings = new
        return true
    }
}

extension Node {
    fileprivate var kind: Screen.Control.Kind? { (part as? Screen.Control)?.kind }
    fileprivate var options: [String] { (part as? Screen.Control)?.options ?? [] }
}
