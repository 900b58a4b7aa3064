/// The script of the page opens and closes a menu.
extension Drawing {
    func menu(_ node: Node) -> String {
        let name = node.accessibilityLabel ?? node.label.spoken
        let label = (node.hints["symbol"]?.svg ?? "") + draw(node.label).html
        return box(node, "Menu", popup(label, name.isEmpty ? "Menu" : name, node.children), ["id": id(node.id)])
    }

    func contextMenu(_ nodes: [Node]) -> String {
        nodes.isEmpty ? "" : tag("span", ["class": "Menu context"], popup("ellipsis".svg, "More", nodes))
    }

    private func popup(_ label: String, _ name: String, _ nodes: [Node]) -> String {
        let attributes: Attributes = [
            "class": "Button", "type": "button", "aria-haspopup": "menu", "aria-expanded": "false", "aria-label": name,
        ]
        let items = items(nodes).map(menuItem).joined()
        return tag("button", attributes, label)
            + tag("div", ["class": "popup", "role": "menu", "aria-label": name], items)
    }

    private func menuItem(_ item: Item) -> String {
        switch item.node.name {
        case "Button", "NavigationLink", "Link", "ShareLink", "PhotosPicker":
            return button(item.node, role: "menuitem").html
        // A menu in a menu is a group with its items.
        case "Menu", "Section":
            let name = item.node.label.spoken
            let head = name.isEmpty ? "" : tag("span", ["class": "head"], draw(item.node.label).html)
            let inner = items(item.node.children).map(menuItem).joined()
            return tag("div", ["role": "group", "aria-label": name.isEmpty ? nil : name], head + inner)
        default: return draw(item).html
        }
    }
}
