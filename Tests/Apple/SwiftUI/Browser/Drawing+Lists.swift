extension Drawing {
    func list(_ node: Node) -> String {
        box(node, node.name == "List" ? "List" : "Form", sections(items(node.children)))
    }

    private func sections(_ items: [Item]) -> String {
        var html = ""
        var rows: [Item] = []
        for item in items {
            if item.node.name == "Section" {
                html += list(of: rows) + section(item)
                rows = []
            } else {
                rows.append(item)
            }
        }
        return html + list(of: rows)
    }

    private func section(_ section: Item) -> String {
        let head = draw(section.node.label).html
        let children = items(section.node.children)
        let rows = list(of: children.filter { !$0.isFooter })
        let feet = children.filter(\.isFooter).map { tag("div", ["class": "foot"], draw($0).html) }
        let html = (head.isEmpty ? "" : "<h2 class=\"head\">" + head + "</h2>") + rows + feet.joined()
        let appears = section.appears.map { "\($0)" }
        return tag("div", ["class": "Section", "data-mark": section.mark, "data-appears": appears], html)
    }

    private func list(of rows: [Item]) -> String {
        rows.isEmpty ? "" : "<ul class=\"rows\">" + rows.map(row).joined() + "</ul>"
    }

    private func row(_ item: Item) -> String {
        var inner = item
        (inner.appears, inner.mark) = (nil, nil)
        var html = draw(inner).html
        if !item.swipe.isEmpty {
            let attributes: Attributes = ["class": "actions", "role": "group", "aria-label": "Swipe actions"]
            html = tag("div", ["class": "front"], html) + tag("div", attributes, draw(item.swipe).html)
        }
        let isOpen = item.node.look.contains("selected")
        let attributes: Attributes = [
            "class": "row" + (item.swipe.isEmpty ? "" : " swipe") + (isOpen ? " open" : ""),
            "style": item.node.hints["--row"].map { "--row: " + $0 }, "data-mark": item.mark,
            "data-appears": item.appears.map { "\($0)" },
        ]
        let badge = item.node.hints["badge"].map { tag("span", ["class": "badge"], $0.escaped) } ?? ""
        return tag("li", attributes, html + badge)
    }
}

extension Item {
    fileprivate var isFooter: Bool { node.hints["class"]?.contains("footer") ?? false }
}
