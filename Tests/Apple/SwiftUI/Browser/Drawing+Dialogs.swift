/// Sheets, covers, dialogs and alerts.
extension Drawing {
    /// The open modals, from bottom to top. A modal can be in a modal.
    func modals(in nodes: [Node]) -> [Node] {
        nodes.flatMap { node in
            let inner = modals(in: node.label) + modals(in: node.children)
            return node.part is Presented ? [node] + inner : inner
        }
    }

    func layer(_ modal: Node, isCovered: Bool) -> String {
        guard let node = modal.children.named else { return "" }
        let isCover = node.children.named?.name == "Cover"
        let dialog = node.name == "Sheet" ? sheet(node, isCover: isCover) : question(node, modal)
        let html = (isCover ? "" : "<div class=\"veil\"></div>") + dialog
        return tag("div", ["class": "layer", "id": id(modal.id) + "l", "inert": flag(isCovered)], html)
    }

    private func sheet(_ node: Node, isCover: Bool) -> String {
        let all = node.children.withoutModals
        let isMedium = all.parts(Detents.self).first?.isMedium ?? false
        let title = all.first { $0.name == "Title" }?.label.spoken ?? ""
        let attributes: Attributes = [
            "class": isCover ? "cover" : isMedium ? "sheet medium" : "sheet", "open": "", "aria-modal": "true",
            "id": id(node.id), "aria-label": title.isEmpty ? "Sheet" : title, "tabindex": "-1",
            "data-dismiss": node.canBePulled ? "\(node.id)" : nil,
        ]
        return tag("dialog", attributes, (isCover ? "" : "<div class=\"grabber\"></div>") + draw(node.children).html)
    }

    /// An alert, or a dialog with choices.
    private func question(_ node: Node, _ modal: Node) -> String {
        let isAlert = node.name == "Alert"
        let title = node.label.spoken
        let items = items(node.children)
        let (controls, texts) = (items.filter(\.isControl), items.filter { !$0.isControl })
        let (cancel, others) = (controls.filter(\.isCancel), controls.filter { !$0.isCancel })
        let head = "<h2>" + title.escaped + "</h2>" + texts.map { draw($0).html }.joined()
        let first = (others + (isAlert ? cancel : [])).map { draw($0).html }.joined()
        let last = isAlert ? "" : cancel.map { draw($0).html }.joined()
        let attributes: Attributes = [
            "class": isAlert ? "alert" : "dialog", "open": "", "aria-modal": "true", "tabindex": "-1",
            "role": isAlert ? "alertdialog" : "dialog", "id": id(node.id), "aria-label": title,
            "data-dismiss": (modal.part as? Presented)?.close == nil ? nil : "\(modal.id)",
        ]
        let choices = tag("div", ["class": "choices"], tag("div", ["class": "message"], head) + first)
        return tag("dialog", attributes, choices + (last.isEmpty ? "" : tag("div", ["class": "choices"], last)))
    }
}

extension Item {
    fileprivate var isControl: Bool { node.part is Screen.Control }
    fileprivate var isCancel: Bool { (node.part as? Screen.Control)?.role == .cancel }
}

extension [Node] {
    /// The first node with a name, through nodes that only wrap it.
    fileprivate var named: Node? {
        guard let first else { return nil }
        return first.name.isEmpty ? first.children.named : first
    }

    /// The nodes and all nodes in them, but not what a modal above them shows.
    fileprivate var withoutModals: [Node] {
        filter { !($0.part is Presented) }.flatMap { [$0] + $0.children.withoutModals }
    }
}
