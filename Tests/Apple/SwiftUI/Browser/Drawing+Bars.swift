/// What a screen shows in its bars. The nodes of other stacks are not a part of it.
private struct Chrome {
    var title: Node?
    var search: Node?
    var bar: [Node] = []
    var refresh: Node?
    var isInline = false
    var hidesBack = false

    init(_ nodes: [Node]) { add(nodes) }

    private mutating func add(_ nodes: [Node]) {
        for node in nodes where !(node.part is Presented) {
            if node.hints["title"] == "inline" { isInline = true }
            if node.part is Refresh, refresh == nil { refresh = node }
            if (node.part as? BackButton)?.isHidden == true { hidesBack = true }
            switch node.name {
            case "Title": title = title ?? node
            case "Search": search = search ?? node
            case "Toolbar": bar += node.children
            case "NavigationStack", "NavigationSplitView", "Sidebar", "Content", "Detail", "TabView": break
            default: add(node.children)
            }
        }
    }
}

extension Drawing {
    /// A screen with its bar, its large title, its search field and its content, which scrolls.
    func stack(_ node: Node, _ back: Back?) -> String {
        let chrome = Chrome(node.children)
        var inner = self
        inner.outer = nil
        let shown = back.map { (node.id, $0) } ?? (chrome.hidesBack ? nil : outer)
        let depth = node.hints["depth"] ?? (shown == nil ? "0" : "1")
        let (bar, foot) = bars(chrome, shown)
        let refresh = chrome.refresh?.id
        let isRefreshing = refresh.map(refreshing.contains) ?? false
        let content = inner.draw(node.children)
        let title = chrome.title.map { "<h1 class=\"Title\">" + $0.label.spoken.escaped + "</h1>" }
        let attributes: Attributes = [
            "class": "content", "id": id(node.id) + "c" + depth, "tabindex": "0",
            "data-refresh": refresh.map { "\($0)" }, "aria-busy": isRefreshing ? "true" : nil,
        ]
        let pull = isRefreshing ? "<div class=\"pull\"><span class=\"spinner\"></span></div>" : ""
        let body = tag("div", ["class": content.fills ? "body fills" : "body"], content.html)
        let scroll = tag("div", attributes, pull + (title ?? "") + (chrome.search.map(searchField) ?? "") + body)
        let classes = "nav" + (chrome.isInline ? " inline" : "")
        // Another element for each depth, so that a new screen moves in.
        let name = id(node.id) + "s" + depth + (shown == nil ? "" : "b")
        return tag("section", ["class": classes, "id": name, "data-depth": depth], bar + scroll + foot)
    }

    /// The bar at the top and the bar at the bottom.
    private func bars(_ chrome: Chrome, _ back: (id: Int, back: Back)?) -> (top: String, bottom: String) {
        let (leading, middle, trailing, bottom) = parts(of: chrome.bar)
        let title = (chrome.title?.label.spoken ?? "").escaped
        let small = tag("span", ["class": "small", "aria-hidden": "true"], title)
        let top =
            tag("div", ["class": "leading"], (back.map(backButton) ?? "") + leading)
            + tag("div", ["class": "middle"], middle.isEmpty ? small : middle)
            + tag("div", ["class": "trailing"], trailing)
        return (
            tag("header", ["class": "bar"], top), bottom.isEmpty ? "" : tag("footer", ["class": "bottombar"], bottom)
        )
    }

    private func backButton(_ id: Int, _ back: Back) -> String {
        let title = back.title.map { "<span>" + $0.escaped + "</span>" } ?? ""
        let attributes: Attributes = [
            "class": "Back", "id": self.id(id), "data-act": "back", "type": "button", "aria-label": "Back",
            "title": back.title,
        ]
        return tag("button", attributes, "chevron.backward".svg + title)
    }

    private func parts(of nodes: [Node]) -> (leading: String, middle: String, trailing: String, bottom: String) {
        var parts = ("", "", "", "")
        for item in items(nodes) {
            let (look, html) = (Set(item.node.look), draw(item).html)
            if !look.isDisjoint(with: ["cancellationAction", "navigation", "topBarLeading"]) {
                parts.0 += html
            } else if look.contains("principal") {
                parts.1 += html
            } else if !look.isDisjoint(with: ["bottomBar", "status", "keyboard"]) {
                parts.3 += html
            } else {
                parts.2 += html
            }
        }
        return parts
    }

    private func searchField(_ node: Node) -> String {
        guard let search = node.part as? Search else { return "" }
        let prompt = node.label.spoken.isEmpty ? "Search" : node.label.spoken
        let attributes: Attributes = [
            "type": "search", "id": id(node.id), "data-act": "set", "aria-label": prompt, "placeholder": prompt,
            "value": search.text.wrappedValue, "autocomplete": "off", "spellcheck": "false",
        ]
        let field = "magnifyingglass".svg + tag("input", attributes)
        return tag("div", ["class": "search", "role": "search", "aria-label": prompt], field)
    }
}

/// Several screens side by side, or one of several.
extension Drawing {
    func split(_ node: Node) -> String {
        var inner = self
        if let back = node.part as? Back { inner.outer = (node.id, back) }
        return box(node, "split", node.children.map(inner.column).joined())
    }

    func column(_ node: Node) -> String {
        // A column with a stack of its own has the bar of the stack.
        let hasStack = node.children.all.contains { $0.name == "NavigationStack" }
        let inner = hasStack ? draw(node.children).html : stack(node, nil)
        return tag("div", ["class": "column " + node.name, "id": id(node.id) + "k"], inner)
    }

    func tabs(_ node: Node) -> String {
        let tabs = node.children.filter { $0.name == "Tab" }
        let isSelected = { (tab: Node) in (tab.part as? Screen.Control)?.isSelected ?? false }
        let buttons = tabs.map { tab in
            let attributes: Attributes = [
                "class": "Tab", "type": "button", "role": "tab", "id": id(tab.id), "data-act": "tab",
                "aria-selected": "\(isSelected(tab))", "tabindex": isSelected(tab) ? "0" : "-1",
                "disabled": flag((tab.part as? Screen.Control)?.isDisabled ?? false),
            ]
            return tag("button", attributes, draw(tab.label).html)
        }
        let bar = tag("div", ["class": "tabbar", "role": "tablist", "aria-label": "Tabs"], buttons.joined())
        let attributes: Attributes = [
            "class": "panel", "role": "tabpanel", "aria-labelledby": tabs.first(where: isSelected).map { id($0.id) },
        ]
        let panel = tag("div", attributes, draw(node.children.filter { $0.name != "Tab" }).html)
        return tag("div", ["class": "TabView"], isWide ? bar + panel : panel + bar)
    }
}
