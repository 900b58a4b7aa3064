extension Drawing {
    /// A control, or `nil` for another view.
    func control(_ node: Node) -> String? {
        switch (node.name, node.part) {
        case ("TextField", let control as Screen.Control), ("SecureField", let control as Screen.Control),
            ("TextEditor", let control as Screen.Control):
            field(node, control)
        case ("Toggle", let control as Screen.Control): toggle(node, control)
        case ("Picker", let control as Screen.Control):
            node.hints["picker"] == nil ? picker(node, control) : radios(node, control)
        case ("DatePicker", let control as Screen.Control): datePicker(node, control)
        case ("Stepper", let steps as Steps): stepper(node, steps)
        case ("Slider", let slide as Slide): slider(node, slide)
        case ("Menu", _): menu(node)
        default: nil
        }
    }

    func button(_ node: Node, role: String? = nil) -> Piece {
        guard let control = node.part as? Screen.Control else { return Piece() }
        let label = draw(node.label)
        let (symbol, grows) = (node.hints["symbol"], label.grows || node.isWide)
        let roleClass = control.role.map { " is-\($0)" } ?? ""
        let classes = "Button" + roleClass + (control.isPlain ? " is-plain" : "") + (grows ? " grows" : "")
        // VoiceOver reads the name of a symbol without a label.
        let isImage = node.label.spoken.isEmpty
        let symbolName = isImage ? node.label.all.compactMap { $0.hints["symbol"] }.first ?? "Button" : nil
        let name = node.accessibilityLabel ?? (symbol == nil ? symbolName : node.label.spoken)
        let attributes: Attributes = [
            "type": "button", "id": id(node.id), "data-act": "press", "aria-label": name,
            "role": role ?? (node.name == "Link" ? "link" : nil), "disabled": flag(control.isDisabled),
            "aria-current": node.look.contains("selected") ? "true" : nil, "data-role": control.role.map { "\($0)" },
            "title": symbol == nil ? nil : node.label.spoken, "aria-description": node.hints["hint"],
        ]
        let html = box(node, classes, (symbol?.svg ?? "") + label.html, attributes, as: "button")
        return Piece(html: html, grows: grows)
    }

    private func field(_ node: Node, _ control: Screen.Control) -> String {
        let title = node.title.isEmpty ? "Text" : node.title
        let isArea = node.hints["axis"] == "vertical" || node.name == "TextEditor"
        let attributes: Attributes = [
            "type": isArea ? nil : control.isSecure ? "password" : "text", "id": id(node.id), "data-act": "set",
            "aria-label": title, "placeholder": node.title, "aria-description": node.hints["hint"],
            "value": isArea ? nil : control.value, "enterkeyhint": control.submitLabel, "autocomplete": "off",
            "autocapitalize": "off", "spellcheck": "false", "disabled": flag(control.isDisabled),
            "data-focusable": flag(control.focus != nil), "data-focus": flag(control.isFocused),
            "aria-invalid": node.hints["hint"] == nil ? nil : "true",
        ]
        let text = isArea ? control.value.escaped : ""
        return box(node, "TextField", text, attributes, as: isArea ? "textarea" : "input")
    }

    private func toggle(_ node: Node, _ control: Screen.Control) -> String {
        let attributes: Attributes = [
            "type": "checkbox", "role": "switch", "id": id(node.id), "data-act": "press", "aria-label": node.title,
            "checked": flag(control.value == "on"), "disabled": flag(control.isDisabled),
            "aria-description": node.hints["hint"],
        ]
        return box(node, "Toggle", draw(node.label).html + tag("input", attributes), as: "label")
    }

    private func picker(_ node: Node, _ control: Screen.Control) -> String {
        let options = control.options.map { option in
            tag("option", ["value": option, "selected": flag(option == control.value)], option.escaped)
        }
        let attributes: Attributes = [
            "id": id(node.id), "data-act": "set", "aria-label": node.title, "disabled": flag(control.isDisabled),
            "aria-description": node.hints["hint"],
        ]
        let select = tag("select", attributes, options.joined())
        return box(node, "Picker", "<span>" + draw(node.label).html + "</span>" + select, as: "label")
    }

    /// A picker that shows all its options.
    private func radios(_ node: Node, _ control: Screen.Control) -> String {
        let kind = node.hints["picker"] ?? ""
        let focusable = control.options.contains(control.value) ? control.value : control.options.first
        let options = control.options.map { option in
            let isChosen = option == control.value
            let attributes: Attributes = [
                "type": "button", "role": "radio", "aria-checked": "\(isChosen)", "value": option,
                "tabindex": option == focusable ? "0" : "-1", "data-act": "choose", "data-id": "\(node.id)",
                "disabled": flag(control.isDisabled),
            ]
            let check = kind == "inline" && isChosen ? "checkmark".svg : ""
            return tag("button", attributes, "<span>" + option.escaped + "</span>" + check)
        }
        let attributes: Attributes = ["role": "radiogroup", "aria-label": node.title]
        return box(node, "Picker is-" + kind, options.joined(), attributes)
    }

    private func datePicker(_ node: Node, _ control: Screen.Control) -> String {
        let hasTime = control.value.count > 10
        let attributes: Attributes = [
            "type": hasTime ? "datetime-local" : "date", "step": hasTime ? "1" : nil, "id": id(node.id),
            "data-act": "set", "aria-label": node.title, "value": control.value.replacing(" ", with: "T"),
            "disabled": flag(control.isDisabled), "aria-description": node.hints["hint"],
        ]
        let label = "<span>" + draw(node.label).html + "</span>"
        return box(node, "DatePicker", label + tag("input", attributes), as: "label")
    }

    private func stepper(_ node: Node, _ steps: Steps) -> String {
        let buttons = [("minus", "Decrease"), ("plus", "Increase")].map { symbol, word in
            let attributes: Attributes = [
                "type": "button", "data-act": symbol, "data-id": "\(node.id)", "aria-label": word + " " + node.title,
                "disabled": flag(steps.isDisabled),
            ]
            return tag("button", attributes, symbol.svg)
        }
        return box(node, "Stepper", draw(node.label).html + tag("span", ["class": "steps"], buttons.joined()))
    }

    private func slider(_ node: Node, _ slide: Slide) -> String {
        let attributes: Attributes = [
            "type": "range", "id": id(node.id), "data-act": "set", "value": "\(slide.value)", "min": "\(slide.lowest)",
            "max": "\(slide.highest)", "step": "\(slide.step)", "aria-label": node.accessibilityLabel ?? "Slider",
            "disabled": flag(slide.isDisabled),
        ]
        return box(node, "Slider", "", attributes, as: "input")
    }
}
