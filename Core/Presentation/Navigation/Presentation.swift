/// How a screen is shown above the screen that opens it.
public enum Presentation: Equatable, Sendable {
    /// In the same stack.
    case push
    /// In a sheet, which has a stack of its own. A swipe down closes it.
    case sheet
    /// Above the whole screen, with a stack of its own. On macOS, this is a sheet.
    case cover
}

extension Route {
    /// The screens that a link to this route opens, from the first to this one: those of a stack that is already there,
    /// and those of each modal above it. The first screen of a tab is always there.
    package func stacks(isTab: Bool) -> (pushed: [DeepLink], modals: [[DeepLink]]) {
        // The limit ends a chain of parents that is a circle.
        let chain = sequence(first: self) { $0.parent }.prefix(16).reversed()
        return chain.reduce(into: ([], [])) { stacks, route in
            if route.presentation != .push, !isTab || route != .first {
                stacks.modals.append([route.link])
            } else if stacks.modals.isEmpty {
                stacks.pushed.append(route.link)
            } else {
                stacks.modals[stacks.modals.count - 1].append(route.link)
            }
        }
    }
}
