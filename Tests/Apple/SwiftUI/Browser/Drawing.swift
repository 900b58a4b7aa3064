/// Draws the nodes of a screen as HTML. The result is also XML, so it can be a part of an SVG image.
@MainActor
struct Drawing {
    var isWide = false
    /// Whether nobody can use the drawing. Then it has no ids, so a page can have several drawings.
    var isStill = false
    /// The nodes whose pull to refresh is running.
    var refreshing: Set<Int> = []
    /// The button that goes back from the column of a narrow split view.
    var outer: (id: Int, back: Back)?

    /// The screen, and above it the open sheets, dialogs and alerts. Only what is on top can be used.
    func screen(_ nodes: [Node]) -> String {
        let modals = modals(in: nodes)
        let page = tag("div", ["class": "page", "inert": flag(!modals.isEmpty)], draw(nodes).html)
        let layers = modals.enumerated().map { index, node in layer(node, isCovered: index < modals.count - 1) }
        let html = page + layers.joined()
        return isStill ? html.replacing(#/ (id|aria-labelledby|data-[a-z]+)="[^"]*"/#, with: "") : html
    }
}

/// The HTML of some views. It says whether they fill the space that they get, as a list does, and whether they are as
/// wide as possible.
struct Piece {
    var html = ""
    var fills = false
    var grows = false
}

/// A node that the page draws, with what the wrappers around it say. Swipe actions and a context menu are siblings of
/// their view in the tree.
struct Item {
    var node: Node
    var appears: Int?
    var mark: String?
    var touches: [Touch: Int] = [:]
    var swipe: [Node] = []
    var menu: [Node] = []
}

extension Drawing {
    func id(_ id: Int) -> String { "n\(id)" }

    func draw(_ nodes: [Node]) -> Piece {
        let pieces = items(nodes).map(draw)
        let (fills, grows) = (pieces.contains(where: \.fills), pieces.contains(where: \.grows))
        return Piece(html: pieces.map(\.html).joined(), fills: fills, grows: grows)
    }

    /// The nodes without wrappers, without the parts of bars, and without modals, which are drawn elsewhere.
    func items(_ nodes: [Node]) -> [Item] {
        var all: [Item] = []
        for node in nodes where !(node.part is Presented) {
            switch node.name {
            case "Title", "Toolbar", "Search": continue
            case "Swipe": if !all.isEmpty { all[all.count - 1].swipe += node.children }
            case "ContextMenu": if !all.isEmpty { all[all.count - 1].menu += node.children }
            case "" where node.isPlain: all += unwrapped(node)
            default: all.append(Item(node: node))
            }
        }
        return all
    }

    private func unwrapped(_ wrapper: Node) -> [Item] {
        var items = items(wrapper.children)
        if let label = wrapper.accessibilityLabel {
            guard items.count == 1 else { return [Item(node: wrapper)] }
            items[0].node.accessibilityLabel = label
        }
        for index in items.indices {
            switch wrapper.part {
            case let work as Work where work.isInRow: items[index].appears = work.view
            case let identity as Identity where index == 0: items[index].mark = "\(identity.id)"
            case let tap as Tap: items[index].touches[tap.touch] = wrapper.id
            default: break
            }
        }
        return items
    }

    func draw(_ item: Item) -> Piece {
        var piece = draw(item.node)
        guard item.appears != nil || item.mark != nil || !item.touches.isEmpty || !item.menu.isEmpty else {
            return piece
        }
        let (tap, hold, drag) = (item.touches[.tap], item.touches[.hold], item.touches[.drag])
        let attributes: Attributes = [
            "class": "mark" + (piece.fills ? " fills" : piece.grows ? " grows" : ""),
            "data-appears": item.appears.map { "\($0)" }, "data-mark": item.mark, "id": tap.map(id),
            "data-act": tap == nil ? nil : "tap", "role": tap == nil ? nil : "button",
            "tabindex": tap == nil ? nil : "0",
            "data-hold": hold.map { "\($0)" }, "data-drag": drag.map { "\($0)" },
        ]
        piece.html = tag("span", attributes, piece.html + contextMenu(item.menu))
        return piece
    }

    private func draw(_ node: Node) -> Piece {
        switch node.name {
        case "List", "Form", "Form (grouped)": Piece(html: list(node), fills: true)
        case "NavigationStack": Piece(html: stack(node, node.part as? Back), fills: true)
        case "NavigationSplitView": Piece(html: split(node), fills: true)
        case "Sidebar", "Content", "Detail": Piece(html: column(node), fills: true)
        case "TabView": Piece(html: tabs(node), fills: true)
        case "ContentUnavailableView":
            Piece(html: box(node, node.name, draw(node.label).html + draw(node.children).html), fills: true)
        case "", "ScrollView", "Inset": group(node)
        case "Button", "NavigationLink", "Link", "ShareLink", "PhotosPicker": button(node)
        default: Piece(html: control(node) ?? view(node), grows: node.isWide)
        }
    }
}

extension Node {
    /// Whether the node draws only its children.
    var isPlain: Bool { layout.isEmpty && hints["box"] == nil && hints["undrawn"] == nil }

    /// Whether a frame makes the view as wide as possible.
    var isWide: Bool { hints["width"] == "100%" }
}
