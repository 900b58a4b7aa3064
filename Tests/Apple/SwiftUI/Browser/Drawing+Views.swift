/// Views that only show something, and views that arrange others.
extension Drawing {
    /// A view that arranges its children, or a shape.
    func group(_ node: Node) -> Piece {
        let name = node.hints["box"] ?? node.layout
        if name == "Divider" { return Piece(html: "<hr/>") }
        if name == "Spacer" { return Piece(html: "<span class=\"Spacer\"></span>", grows: true) }
        let inner = draw(node.children)
        let isScroll = name.hasPrefix("ScrollView")
        let fills = inner.fills || name == "fill" || name == "ScrollView"
        let grows = inner.grows && name != "Grid" || node.isWide
        let html = name == "ScrollView" ? "<div class=\"scrolled\">" + inner.html + "</div>" : inner.html
        let attributes: Attributes = [
            "tabindex": isScroll ? "0" : nil, "role": node.isSpoken ? "group" : nil,
            "aria-label": node.isSpoken ? node.accessibilityLabel : nil,
        ]
        let classes = name + (fills ? " fills" : grows ? " grows" : "")
        return Piece(html: box(node, classes, html, attributes), fills: fills, grows: grows)
    }

    /// A view that shows something. A view that the page does not know is a box with its name.
    func view(_ node: Node) -> String {
        let (label, children) = (draw(node.label).html, draw(node.children).html)
        switch node.name {
        case "Text": return box(node, "Text", spoken(node, (node.text ?? "").escaped))
        case "Image": return image(node)
        case "Label": return box(node, "Label", spoken(node, (node.hints["symbol"].map(\.svg) ?? children) + label))
        case "ProgressView":
            let name = node.accessibilityLabel ?? (label.isEmpty ? "Loading" : nil)
            let attributes: Attributes = ["role": "status", "aria-label": name]
            return box(node, "ProgressView", "<span class=\"spinner\"></span>" + label, attributes)
        case "Placeholder":
            let attributes: Attributes = [
                "role": node.isSpoken ? "status" : nil, "aria-label": node.isSpoken ? node.accessibilityLabel : nil,
            ]
            return box(node, "Placeholder", "", attributes)
        case "LabeledContent":
            let inner = tag("span", ["class": "key"], label) + tag("span", ["class": "value"], children)
            return box(node, "LabeledContent", inner, ["role": "group", "aria-label": node.label.spoken])
        case "Section", "Cover", "Popover": return label + children
        default:
            var node = node
            node.hints["undrawn"] = node.name
            return box(node, "Unknown", label + children)
        }
    }

    /// What VoiceOver reads instead of the view. A browser ignores a label of an element without a role.
    private func spoken(_ node: Node, _ html: String) -> String {
        guard node.isSpoken, let label = node.accessibilityLabel else { return html }
        let seen = tag("span", ["class": "seen", "aria-hidden": "true"], html)
        return seen + tag("span", ["class": "unseen"], label.escaped)
    }

    private func image(_ node: Node) -> String {
        let name: Attributes =
            node.isSpoken ? ["role": "img", "aria-label": node.accessibilityLabel] : ["aria-hidden": "true"]
        guard let bitmap = node.part as? Bitmap else {
            return box(node, "Image", node.hints["symbol"]?.svg ?? "", name)
        }
        let address = "/picture?id=\(node.id)&bytes=\(bitmap.data.hashValue)"
        return box(node, "Image", tag("img", ["src": address, "alt": "", "loading": "lazy"]), name)
    }

    /// The element of a node, with its classes and its style.
    func box(
        _ node: Node,
        _ name: String,
        _ inner: String,
        _ attributes: Attributes = [:],
        as element: String = "span"
    ) -> String {
        var (classes, style) = (name, "")
        for word in node.look {
            if word.hasSuffix(" lines") {
                classes += " lines"
                style += "-webkit-line-clamp: \(word.dropLast(6)); "
            } else if word.wholeMatch(of: #/\w+/#) != nil, word != node.hints["symbol"] {
                classes += " is-" + word
            }
        }
        for (name, value) in node.hints.sorted(by: { $0.key < $1.key }) where !Self.words.contains(name) {
            style += name + ": " + value + "; "
        }
        if let word = node.hints["class"] { classes += " is-" + word }
        if node.hints["label"] == "hidden" { classes += " unlabelled" }
        let undrawn = node.hints["undrawn"].map { name in
            tag("span", ["class": "name", "aria-hidden": node.part == nil ? nil : "true"], name.escaped)
        }
        if undrawn != nil { classes += " undrawn" }
        let level = attributes.contains { $0.key == "role" && $0.value != nil } ? nil : node.hints["heading"]
        let isHidden = node.accessibilityLabel == "" && node.part == nil && node.name != "Image"
        let own: Attributes = [
            "class": classes, "style": style.isEmpty ? nil : style, "data-testid": node.hints["identifier"],
            "role": level == nil ? nil : "heading", "aria-level": level, "aria-hidden": isHidden ? "true" : nil,
        ]
        return tag(element, own, (undrawn ?? "") + inner, more: attributes)
    }

    /// The hints that are not properties of CSS.
    private static let words: Set = [
        "axis", "badge", "bitmap", "box", "cells", "class", "columns", "depth", "heading", "hint", "identifier",
        "label", "picker",
        "symbol", "title", "undrawn", "--row",
    ]
}

extension Node {
    /// Whether VoiceOver reads an accessibility label.
    fileprivate var isSpoken: Bool { accessibilityLabel?.isEmpty == false }
}
