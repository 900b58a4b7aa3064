/// Draws the nodes of a screen as HTML. The result is also XML, so it can be a part of an SVG image.
@MainActor
struct Drawing {
    /// The beginning of the ids of all elements.
    var prefix = "n"
    var isWide = false
    /// The nodes whose pull to refresh is running.
    var refreshing: Set<Int> = []
    /// The button that goes back from the column of a narrow split view.
    private var outer: (id: Int, back: Back)?

    init(prefix: String = "n", isWide: Bool = false, refreshing: Set<Int> = []) {
        (self.prefix, self.isWide, self.refreshing) = (prefix, isWide, refreshing)
    }

    /// The screen, and above it the open sheet, dialog or alert. What is below cannot be used.
    func screen(_ nodes: [Node]) -> String {
        let above = presented(nodes)
        let covered: [(String, String?)] = [("class", "page"), ("inert", above.isEmpty ? nil : "")]
        let page = tag("div", covered, draw(nodes).html)
        let layers = above.enumerated().map { index, node in layer(node, isCovered: index < above.count - 1) }
        return page + layers.joined()
    }
}

/// HTML, whether it fills the space that it gets, like a list, and whether it is as wide as possible.
struct Piece {
    var html = ""
    var fills = false
    var grows = false
}

/// A node that the page draws, with what the wrappers around it say.
private struct Item {
    var node: Node
    var appears: Int?
    var mark: String?
    var tap: Int?
    var swipe: [Node] = []
    var menu: [Node] = []
}

extension Drawing {
    func draw(_ nodes: [Node]) -> Piece {
        let pieces = items(nodes).map(draw)
        let (fills, grows) = (pieces.contains(where: \.fills), pieces.contains(where: \.grows))
        return Piece(html: pieces.map(\.html).joined(), fills: fills, grows: grows)
    }

    /// The nodes without wrappers, without the parts of bars, and without dialogs, which are drawn elsewhere.
    private func items(_ nodes: [Node]) -> [Item] {
        var all: [Item] = []
        for node in nodes where !(node.part is Presented) {
            switch node.name {
            case "Title", "Toolbar", "Search": continue
            case "Swipe": if !all.isEmpty { all[all.count - 1].swipe += node.children }
            case "ContextMenu": if !all.isEmpty { all[all.count - 1].menu += node.children }
            case "" where node.layout.isEmpty && node.hints["box"] == nil:
                var inner = items(node.children)
                for index in inner.indices {
                    switch node.part {
                    case let work as Work where work.isInRow: inner[index].appears = work.view
                    case let identity as Identity where index == 0: inner[index].mark = "\(identity.id)"
                    case is Tap: inner[index].tap = node.id
                    default: break
                    }
                    if let label = node.accessibilityLabel, inner.count == 1 {
                        inner[index].node.accessibilityLabel = label
                    }
                }
                all += inner
            default: all.append(Item(node: node))
            }
        }
        return all
    }

    private func draw(_ item: Item) -> Piece {
        var piece = draw(item.node)
        if item.appears != nil || item.mark != nil || item.tap != nil || !item.menu.isEmpty {
            let tap = item.tap.map { id($0) }
            piece.html = tag(
                "span",
                [
                    ("class", "mark" + (piece.fills ? " fills" : piece.grows ? " grows" : "")),
                    ("data-appears", item.appears.map { "\($0)" }),
                    ("data-mark", item.mark), ("id", tap), ("data-act", tap == nil ? nil : "tap"),
                    ("role", tap == nil ? nil : "button"), ("tabindex", tap == nil ? nil : "0"),
                ],
                piece.html + contextMenu(item.menu)
            )
        }
        return piece
    }

    private func draw(_ node: Node) -> Piece {
        switch node.name {
        case "List", "Form", "Form (grouped)": return Piece(html: list(node), fills: true)
        case "NavigationStack": return Piece(html: stack(node, node.part as? Back), fills: true)
        case "NavigationSplitView": return Piece(html: split(node), fills: true)
        case "Sidebar", "Content", "Detail": return Piece(html: column(node), fills: true)
        case "TabView": return Piece(html: tabs(node), fills: true)
        case "ContentUnavailableView":
            let inner = draw(node.label).html + draw(node.children).html
            return Piece(html: box(node, "ContentUnavailableView", inner), fills: true)
        case "": return group(node)
        case "Button", "NavigationLink", "Link": return button(node)
        default: return Piece(html: html(node), grows: node.hints["width"] == "100%")
        }
    }

    /// A view that arranges its children, or a shape.
    private func group(_ node: Node) -> Piece {
        let inner = draw(node.children)
        let name = node.hints["box"] ?? node.layout
        if name == "Divider" { return Piece(html: "<hr/>") }
        let isScroll = name.hasPrefix("ScrollView")
        if name == "Spacer" { return Piece(html: "<span class=\"Spacer\"></span>", grows: true) }
        let fills = inner.fills || name == "fill" || name == "ScrollView"
        var html = inner.html
        if name == "ScrollView" { html = "<div class=\"scrolled\">\(html)</div>" }
        let grows = inner.grows && name != "Grid" || node.hints["width"] == "100%"
        let classes = name + (fills ? " fills" : grows ? " grows" : "")
        return Piece(html: box(node, classes, html, isScroll: isScroll), fills: fills, grows: grows)
    }

    // swift-format-ignore
    private func html(_ node: Node) -> String {
        let symbol = node.hints["symbol"]
        switch node.name {
        case "Text": return box(node, "Text", (node.text ?? "").escaped)
        case "Image": return image(node)
        case "Label": return box(node, "Label", (symbol.map(\.svg) ?? draw(node.children).html) + draw(node.label).html)
        case "TextField", "SecureField": return field(node)
        case "Toggle": return toggle(node)
        case "Picker": return picker(node)
        case "DatePicker": return datePicker(node)
        case "Stepper": return stepper(node)
        case "Slider": return slider(node)
        case "Menu": return menu(node)
        case "ProgressView": return box(node, "ProgressView", "<span class=\"spinner\"></span>" + draw(node.label).html, [("role", "status")])
        case "Placeholder":
            let isRead = node.accessibilityLabel?.isEmpty == false
            return box(node, "Placeholder", "", [("role", isRead ? "status" : nil), ("aria-label", isRead ? node.accessibilityLabel : nil)])
        case "LabeledContent": return box(node, "LabeledContent", "<span class=\"key\">\(draw(node.label).html)</span><span class=\"value\">\(draw(node.children).html)</span>", [("role", "group"), ("aria-label", node.label.spoken)])
        default: return box(node, node.name, draw(node.label).html + draw(node.children).html)
        }
    }
}

// MARK: - Bars, stacks and columns

extension Drawing {
    /// What a screen shows in its bars. The nodes of other stacks are not a part of it.
    private struct Chrome {
        var title: Node?
        var search: Node?
        var bar: [Node] = []
        var refresh: Node?
        var isInline = false

        init(_ nodes: [Node]) { add(nodes) }

        private mutating func add(_ nodes: [Node]) {
            for node in nodes where !(node.part is Presented) {
                switch node.name {
                case "Title": title = title ?? node
                case "Search": search = search ?? node
                case "Toolbar": bar += node.children
                case "NavigationStack", "NavigationSplitView", "Sidebar", "Content", "Detail", "TabView": continue
                default: break
                }
                if node.hints["title"] == "inline" { isInline = true }
                if node.part is Refresh, refresh == nil { refresh = node }
                if !["Title", "Search", "Toolbar"].contains(node.name) { add(node.children) }
            }
        }
    }

    /// A screen with its bar, its large title, its search field and its content, which scrolls.
    private func stack(_ node: Node, _ back: Back?) -> String {
        let chrome = Chrome(node.children)
        var inner = self
        inner.outer = nil
        let shown = back.map { (node.id, $0) } ?? outer
        let (leading, trailing, middle, bottom) = parts(of: chrome.bar)
        let title = chrome.title?.label.spoken ?? ""
        let backButton = shown.map { id, back in
            tag(
                "button",
                [
                    ("class", "Back"), ("id", self.id(id)), ("data-act", "back"), ("type", "button"),
                    ("aria-label", "Back"), ("title", back.title),
                ],
                "chevron.backward".svg + (back.title.map { "<span>\($0.escaped)</span>" } ?? "")
            )
        }
        let small = middle.isEmpty ? "<span class=\"small\" aria-hidden=\"true\">\(title.escaped)</span>" : middle
        let bar = """
            <header class="bar"><div class="leading">\(backButton ?? "")\(leading)</div><div class="middle">\(small)</div>\
            <div class="trailing">\(trailing)</div></header>
            """
        let heading = title.isEmpty ? "" : "<h1 class=\"Title\">\(title.escaped)</h1>"
        let search = chrome.search.map(searchField) ?? ""
        let refresh = chrome.refresh.map(\.id)
        let isRefreshing = refresh.map(refreshing.contains) ?? false
        let content = inner.draw(node.children)
        let scroll = tag(
            "div",
            [
                ("class", "content"), ("id", id(node.id) + "c" + (node.hints["depth"] ?? "")),
                ("data-refresh", refresh.map { "\($0)" }), ("aria-busy", isRefreshing ? "true" : nil),
            ],
            (isRefreshing ? "<div class=\"pull\"><span class=\"spinner\"></span></div>" : "") + heading + search
                + tag("div", [("class", content.fills ? "body fills" : "body")], content.html)
        )
        let foot = bottom.isEmpty ? "" : "<footer class=\"bottombar\">\(bottom)</footer>"
        let depth = (node.hints["depth"] ?? "") + (shown == nil ? "" : "b")
        return tag(
            "section",
            [
                ("class", "nav" + (chrome.isInline ? " inline" : "")), ("id", id(node.id) + "s" + depth),
                ("data-depth", node.hints["depth"] ?? (shown == nil ? "0" : "1")), ("aria-label", title),
            ],
            bar + scroll + foot
        )
    }

    /// The content of the bar at the left and at the right, in the middle, and of the bar at the bottom.
    private func parts(of nodes: [Node]) -> (leading: String, trailing: String, middle: String, bottom: String) {
        var parts = ("", "", "", "")
        for item in items(nodes) {
            let (look, html) = (item.node.look, draw(item).html)
            if !Set(look).isDisjoint(with: ["cancellationAction", "navigation", "topBarLeading"]) {
                parts.0 += html
            } else if look.contains("principal") {
                parts.2 += html
            } else if !Set(look).isDisjoint(with: ["bottomBar", "status", "keyboard"]) {
                parts.3 += html
            } else {
                parts.1 += html
            }
        }
        return parts
    }

    private func searchField(_ node: Node) -> String {
        guard let search = node.part as? Search else { return "" }
        let prompt = node.label.spoken.isEmpty ? "Search" : node.label.spoken
        let input = tag(
            "input",
            [
                ("type", "search"), ("id", id(node.id)), ("data-act", "set"), ("aria-label", prompt),
                ("placeholder", prompt), ("value", search.text.wrappedValue), ("autocomplete", "off"),
                ("spellcheck", "false"),
            ]
        )
        return "<div class=\"search\" role=\"search\">\("magnifyingglass".svg)\(input)</div>"
    }

    private func split(_ node: Node) -> String {
        var inner = self
        if let back = node.part as? Back { inner.outer = (node.id, back) }
        return box(node, "split", node.children.map(inner.column).joined())
    }

    private func column(_ node: Node) -> String {
        // A column with a stack of its own has the bar of the stack.
        let hasStack = node.children.all.contains { $0.name == "NavigationStack" }
        let inner = hasStack ? draw(node.children).html : stack(node, nil)
        return tag("div", [("class", "column \(node.name)"), ("id", id(node.id) + "k")], inner)
    }

    private func tabs(_ node: Node) -> String {
        let tabs = node.children.filter { $0.name == "Tab" }
        let content = node.children.filter { $0.name != "Tab" }
        let buttons = tabs.map { tab in
            let control = tab.part as? Screen.Control
            let isSelected = control?.isSelected ?? false
            return tag(
                "button",
                [
                    ("class", "Tab"), ("type", "button"), ("role", "tab"), ("id", id(tab.id)), ("data-act", "tab"),
                    ("aria-selected", "\(isSelected)"), ("disabled", control?.isDisabled == true ? "" : nil),
                ],
                draw(tab.label).html
            )
        }
        let bar = "<div class=\"tabbar\" role=\"tablist\" aria-label=\"Tabs\">\(buttons.joined())</div>"
        let panel = tag("div", [("class", "panel"), ("role", "tabpanel")], draw(content).html)
        return tag("div", [("class", "TabView")], isWide ? bar + panel : panel + bar)
    }
}

// MARK: - Lists

extension Drawing {
    private func list(_ node: Node) -> String {
        box(node, node.name == "List" ? "List" : "Form", sections(items(node.children)))
    }

    private func sections(_ items: [Item]) -> String {
        var html = ""
        var rows: [Item] = []
        func end() {
            if !rows.isEmpty { html += "<ul class=\"rows\">\(rows.map(row).joined())</ul>" }
            rows = []
        }
        for item in items {
            if item.node.name == "Section" {
                end()
                let (head, children) = (draw(item.node.label).html, self.items(item.node.children))
                let (feet, rows) = (children.filter(\.isFooter), children.filter { !$0.isFooter })
                html += tag(
                    "div",
                    [("class", "Section"), ("data-mark", item.mark)],
                    (head.isEmpty ? "" : "<h2 class=\"head\">\(head)</h2>")
                        + (rows.isEmpty ? "" : "<ul class=\"rows\">\(rows.map(row).joined())</ul>")
                        + feet.map { "<div class=\"foot\">\(draw($0).html)</div>" }.joined()
                )
            } else {
                rows.append(item)
            }
        }
        end()
        return html
    }

    private func row(_ item: Item) -> String {
        var html = draw(item.node).html
        let isOpen = item.node.look.contains("selected")
        if !item.menu.isEmpty { html += contextMenu(item.menu) }
        if !item.swipe.isEmpty {
            let actions = draw(item.swipe).html
            html = """
                <div class="front">\(html)</div>\
                <div class="actions" role="group" aria-label="Swipe actions">\(actions)</div>
                """
        }
        let style = item.node.hints["--row"].map { "--row: \($0)" }
        let tap = item.tap.map { id($0) }
        let badge = item.node.hints["badge"].map { "<span class=\"badge\">\($0.escaped)</span>" } ?? ""
        return tag(
            "li",
            [
                ("class", "row\(item.swipe.isEmpty ? "" : " swipe")\(isOpen ? " open" : "")"), ("style", style),
                ("data-appears", item.appears.map { "\($0)" }), ("data-mark", item.mark), ("id", tap),
                ("data-act", tap == nil ? nil : "tap"),
            ],
            html + badge
        )
    }
}

extension Item {
    fileprivate var isFooter: Bool { node.hints["class"]?.contains("footer") ?? false }
}

// MARK: - Controls

extension Drawing {
    private func image(_ node: Node) -> String {
        let label = node.accessibilityLabel ?? ""
        let names: [(String, String?)] =
            label.isEmpty ? [("aria-hidden", "true")] : [("role", "img"), ("aria-label", label)]
        return box(node, "Image", (node.hints["symbol"] ?? "").svg, names)
    }

    private func button(_ node: Node) -> Piece {
        guard let control = node.part as? Screen.Control else { return Piece() }
        let label = draw(node.label)
        let content = (node.hints["symbol"]?.svg ?? "") + label.html
        let grows = label.grows || node.hints["width"] == "100%"
        let classes = ["Button", control.role?.name ?? "", control.isPlain ? "plain" : "", grows ? "grows" : ""]
            .filter { !$0.isEmpty }
        let isOpen = node.look.contains("selected")
        let html = box(
            node,
            classes.joined(separator: " "),
            content,
            [
                ("type", "button"), ("id", id(node.id)), ("data-act", "press"),
                ("aria-label", node.accessibilityLabel), ("disabled", control.isDisabled ? "" : nil),
                ("aria-current", isOpen ? "true" : nil),
                ("data-role", control.role?.name), ("title", node.hints["symbol"] == nil ? nil : node.label.spoken),
            ],
            as: "button"
        )
        return Piece(html: html, grows: grows)
    }

    private func field(_ node: Node) -> String {
        guard let control = node.part as? Screen.Control else { return "" }
        let title = node.accessibilityLabel ?? node.label.spoken
        let isArea = node.hints["axis"] == "vertical"
        let attributes: [(String, String?)] = [
            ("type", isArea ? nil : control.isSecure ? "password" : "text"), ("id", id(node.id)), ("data-act", "set"),
            ("aria-label", title), ("placeholder", title), ("aria-description", node.hints["hint"]),
            ("value", isArea ? nil : control.value), ("enterkeyhint", control.submitLabel), ("autocomplete", "off"),
            ("autocapitalize", "off"), ("spellcheck", "false"), ("disabled", control.isDisabled ? "" : nil),
            ("data-focusable", control.focus == nil ? nil : ""), ("data-focus", control.isFocused ? "" : nil),
            ("aria-invalid", node.hints["hint"] == nil ? nil : "true"),
        ]
        return box(node, "TextField", control.value.escaped, attributes, as: isArea ? "textarea" : "input")
    }

    private func toggle(_ node: Node) -> String {
        guard let control = node.part as? Screen.Control else { return "" }
        let input = tag(
            "input",
            [
                ("type", "checkbox"), ("role", "switch"), ("id", id(node.id)), ("data-act", "press"),
                ("aria-label", node.accessibilityLabel ?? node.label.spoken),
                ("checked", control.value == "on" ? "" : nil), ("disabled", control.isDisabled ? "" : nil),
            ]
        )
        return box(node, "Toggle", draw(node.label).html + input, as: "label")
    }

    private func picker(_ node: Node) -> String {
        guard let control = node.part as? Screen.Control else { return "" }
        let title = node.accessibilityLabel ?? node.label.spoken
        let off = control.isDisabled ? "" : nil
        if let kind = node.hints["picker"] {
            let options = control.options.map { option in
                tag(
                    "button",
                    [
                        ("type", "button"), ("role", "radio"), ("aria-checked", "\(option == control.value)"),
                        ("data-act", "choose"), ("data-id", "\(node.id)"), ("value", option), ("disabled", off),
                    ],
                    option.escaped + (kind == "inline" && option == control.value ? "checkmark".svg : "")
                )
            }
            let group: [(String, String?)] = [("role", "radiogroup"), ("aria-label", title)]
            return box(node, "Picker \(kind)", options.joined(), group)
        }
        let options = control.options.map { option in
            tag("option", [("value", option), ("selected", option == control.value ? "" : nil)], option.escaped)
        }
        let select = tag(
            "select",
            [
                ("id", id(node.id)), ("data-act", "set"), ("aria-label", title), ("disabled", off),
                ("aria-description", node.hints["hint"]),
            ],
            options.joined()
        )
        return box(node, "Picker", "<span>\(draw(node.label).html)</span>" + select, as: "label")
    }

    private func datePicker(_ node: Node) -> String {
        guard let control = node.part as? Screen.Control else { return "" }
        let hasTime = control.value.count > 10
        let input = tag(
            "input",
            [
                ("type", hasTime ? "datetime-local" : "date"), ("step", hasTime ? "1" : nil), ("id", id(node.id)),
                ("data-act", "set"), ("aria-label", node.accessibilityLabel ?? node.label.spoken),
                ("value", control.value.replacing(" ", with: "T")), ("disabled", control.isDisabled ? "" : nil),
                ("aria-description", node.hints["hint"]),
            ]
        )
        return box(node, "DatePicker", "<span>\(draw(node.label).html)</span>" + input, as: "label")
    }

    private func stepper(_ node: Node) -> String {
        let label = node.label.spoken
        let buttons = [("minus", "Decrease"), ("plus", "Increase")].map { symbol, word in
            tag(
                "button",
                [
                    ("type", "button"), ("data-act", symbol), ("data-id", "\(node.id)"),
                    ("aria-label", "\(word) \(label)"),
                ],
                symbol.svg
            )
        }
        return box(node, "Stepper", draw(node.label).html + "<span class=\"steps\">\(buttons.joined())</span>")
    }

    private func slider(_ node: Node) -> String {
        guard let slide = node.part as? Slide else { return "" }
        return box(
            node,
            "Slider",
            "",
            [
                ("type", "range"), ("id", id(node.id)), ("data-act", "set"), ("value", "\(slide.value)"),
                ("min", "\(slide.lowest)"), ("max", "\(slide.highest)"), ("step", "\(slide.step)"),
                ("aria-label", node.accessibilityLabel ?? "Slider"),
            ],
            as: "input"
        )
    }

    private func menu(_ node: Node) -> String {
        let summary = tag(
            "summary",
            [
                ("class", "Button"), ("role", "button"), ("id", id(node.id) + "m"), ("aria-haspopup", "menu"),
                ("aria-label", node.label.spoken),
            ],
            (node.hints["symbol"]?.svg ?? "") + draw(node.label).html
        )
        let items = items(node.children).map(menuItem).joined()
        return box(
            node,
            "Menu",
            summary + "<div class=\"popup\" role=\"menu\">\(items)</div>",
            [("id", id(node.id)), ("name", "menu")],
            as: "details"
        )
    }

    private func menuItem(_ item: Item) -> String {
        guard item.node.name == "Section" else {
            return draw(item).html.replacingFirst("<button ", with: "<button role=\"menuitem\" ")
        }
        let inner = items(item.node.children).map(menuItem).joined()
        let head = item.node.label.isEmpty ? "" : "<span class=\"head\">\(draw(item.node.label).html)</span>"
        return "<div role=\"group\" aria-label=\"\(item.node.label.spoken.escaped)\">\(head)\(inner)</div>"
    }

    private func contextMenu(_ nodes: [Node]) -> String {
        guard !nodes.isEmpty else { return "" }
        let summary = "<summary role=\"button\" aria-haspopup=\"menu\" aria-label=\"More\">\("ellipsis".svg)</summary>"
        let items = items(nodes).map(menuItem).joined()
        return "<details class=\"Menu context\">\(summary)<div class=\"popup\" role=\"menu\">\(items)</div></details>"
    }
}

// MARK: - Sheets, dialogs and alerts

extension Drawing {
    /// The open dialogs, from bottom to top. A dialog can be in a sheet.
    private func presented(_ nodes: [Node]) -> [Node] {
        nodes.flatMap { node in
            let inner = presented(node.label) + presented(node.children)
            return node.part is Presented ? [node] + inner : inner
        }
    }

    private func layer(_ presented: Node, isCovered: Bool) -> String {
        guard let node = presented.children.all.first(where: { ["Sheet", "Alert", "Dialog"].contains($0.name) }) else {
            return ""
        }
        let inert = isCovered ? "" : nil
        if node.name == "Sheet" {
            let all = node.children.all
            let isMedium = all.parts(Detents.self).first?.isMedium ?? false
            let canClose = all.parts(InteractiveDismiss.self).allSatisfy(\.isEnabled)
            let title = all.first { $0.name == "Title" }?.label.spoken
            let inner = "<div class=\"grabber\"></div>" + draw(node.children).html
            return """
                <div class="veil"></div>
                """
                    + tag(
                        "dialog",
                        [
                            ("class", isMedium ? "sheet medium" : "sheet"), ("open", ""), ("aria-modal", "true"),
                            ("id", id(node.id)), ("aria-label", title), ("inert", inert),
                            ("data-dismiss", canClose ? "\(node.id)" : nil),
                        ],
                        inner
                    )
        }
        let isAlert = node.name == "Alert"
        let items = items(node.children)
        let (buttons, texts) = (items.filter(\.isControl), items.filter { !$0.isControl })
        let cancel = buttons.filter { ($0.node.part as? Screen.Control)?.role?.name == "cancel" }
        let others = buttons.filter { ($0.node.part as? Screen.Control)?.role?.name != "cancel" }
        let title = node.label.spoken
        let head = """
            <div class="message"><h2>\(title.escaped)</h2>\(texts.map { draw($0).html }.joined())</div>
            """
        let body = """
            <div class="choices">\(head)\(others.map { draw($0).html }.joined())\
            \(isAlert ? cancel.map { draw($0).html }.joined() : "")</div>
            """
        let last =
            isAlert || cancel.isEmpty ? "" : "<div class=\"choices\">\(cancel.map { draw($0).html }.joined())</div>"
        return "<div class=\"veil\"></div>"
            + tag(
                "dialog",
                [
                    ("class", isAlert ? "alert" : "actions"), ("open", ""), ("aria-modal", "true"),
                    ("role", isAlert ? "alertdialog" : "dialog"), ("id", id(node.id)), ("aria-label", title),
                    ("inert", inert),
                ],
                body + last
            )
    }
}

extension Item {
    fileprivate var isControl: Bool { node.part is Screen.Control }
}

// MARK: - Elements

extension Drawing {
    private func id(_ id: Int) -> String { "\(prefix)\(id)" }

    /// The element of a node, with its classes and its style.
    private func box(
        _ node: Node,
        _ name: String,
        _ inner: String,
        _ attributes: [(String, String?)] = [],
        as element: String = "span",
        isScroll: Bool = false
    ) -> String {
        var classes = [name]
        var style: [String] = []
        for word in node.look {
            if word.hasSuffix(" lines") {
                classes.append("lines")
                style.append("-webkit-line-clamp: \(word.dropLast(6))")
            } else if !word.isEmpty, !word.utf8.contains(0x2E), word != node.hints["symbol"] {
                classes.append(word)
            }
        }
        if let more = node.hints["class"] { classes.append(more) }
        if node.hints["label"] == "hidden" { classes.append("unlabelled") }
        for (name, value) in node.hints.sorted(by: { $0.key < $1.key }) where !Self.words.contains(name) {
            style.append("\(name): \(value)")
        }
        var all: [(String, String?)] = [("class", classes.joined(separator: " "))]
        if !style.isEmpty { all.append(("style", style.joined(separator: "; "))) }
        if let level = node.hints["heading"] { all += [("role", "heading"), ("aria-level", level)] }
        if let identifier = node.hints["identifier"] { all.append(("data-testid", identifier)) }
        if isScroll { all.append(("tabindex", "0")) }
        return tag(element, all + attributes, inner)
    }

    /// The hints that are not properties of CSS.
    private static let words: Set = [
        "badge", "box", "class", "depth", "heading", "hint", "identifier", "label", "axis", "picker", "symbol", "title",
        "--row",
    ]

    private func tag(_ name: String, _ attributes: [(String, String?)], _ inner: String = "") -> String {
        var html = "<" + name
        for (name, value) in attributes {
            if let value { html += " \(name)=\"\(value.escaped)\"" }
        }
        return name == "input" ? html + "/>" : html + ">" + inner + "</\(name)>"
    }
}

extension String {
    var escaped: String {
        guard utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E || $0 == 0x22 }) else { return self }
        return replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }

    fileprivate func replacingFirst(_ text: String, with other: String) -> String {
        replacing(text, with: other, maxReplacements: 1)
    }
}
