import Foundation

extension Device {
    /// Does with a node what a user does.
    func use(_ node: Node, _ act: String, _ value: String) {
        guard (node.part as? any Usable)?.isDisabled != true else { return }
        let title = node.title.shortened(to: 50)
        switch node.part {
        case let control as Screen.Control: use(control, title, act, value, node)
        case let back as Back:
            log("user", "goes back")
            back.action()
        case let search as Search:
            log("user", "types into the search field", repeats: true)
            search.text.wrappedValue = value
        case let tap as Tap:
            log("user", "\(act == "hold" ? "holds" : act == "drag" ? "drags" : "taps") “\(title)”")
            let way = value.split(separator: " ").compactMap { Double($0) } + [0, 0]
            tap.action(Movement(translation: CGSize(width: way[0], height: way[1])))
        case let slide as Slide:
            guard let number = Double(value), (slide.lowest...slide.highest).contains(number) else { return }
            log("user", "moves “\(title)”", repeats: true)
            slide.set(number)
        case let steps as Steps:
            log("user", "\(act == "plus" ? "increases" : "decreases") “\(title)”")
            if act == "plus" { steps.increment() } else { steps.decrement() }
        case let sheet as Sheet:
            log("user", "pulls the sheet down")
            sheet.dismiss()
        case let modal as Presented:
            log("user", "presses beside the dialog")
            modal.close?()
        case let refresh as Refresh:
            guard refreshing.insert(node.id).inserted else { return }
            log("user", "pulls to refresh")
            addRequests(1)
            Task {
                await refresh.action()
                addRequests(-1)
                refreshing.remove(node.id)
                screen.memory.changes += 1
            }
            screen.memory.changes += 1
        default: break
        }
    }

    private func use(_ control: Screen.Control, _ title: String, _ act: String, _ value: String, _ node: Node) {
        switch act {
        case "press":
            log("user", "\(node.name == "Toggle" ? "switches" : "presses") “\(title)”")
            control.press()
        case "tab":
            log("user", "selects the tab “\(title)”")
            control.set("")
        case "choose", "set":
            let isField = control.kind == .field
            log("user", isField ? "types into “\(title)”" : "chooses in “\(title)”", repeats: isField)
            control.set(node.name == "DatePicker" ? date(value, like: control.value) : value)
        case "submit":
            log("user", "presses Return in “\(title)”")
            control.submit.forEach { $0() }
        case "focus":
            for other in screen.fields where other.isFocused && other.path != control.path {
                other.focus?.wrappedValue = false
            }
            if !control.isFocused { control.focus?.wrappedValue = true }
        case "blur": if control.isFocused { control.focus?.wrappedValue = false }
        default: break
        }
    }

    /// The text of a date field of a browser, as a date picker reads it.
    private func date(_ text: String, like old: String) -> String {
        let new = text.replacing("T", with: " ")
        return new.count == 16 && old.count > 16 ? new + ":00" : new
    }
}

extension Node {
    /// The name by which a user finds it.
    var title: String { part is Tap ? spoken : accessibilityLabel ?? label.spoken }
}
