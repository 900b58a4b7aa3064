/// The rules for modules. The first five are numbered in this order.
enum Rule: String, CaseIterable, Encodable, Sendable {
    case oneWay = "one-way"
    case noPackages = "no-packages"
    case layers
    case apart
    case smallFace = "small-face"
    case undeclared
    case unused
    case cycle
}

extension Rule {
    /// The rule in a sentence.
    var summary: String {
        switch self {
        case .oneWay:
            "Imports go one way: App → Features → Core and TerminalUI. No feature imports another one or FakeAPI."
        case .noPackages: "Core, its sibling modules and Features import only what comes with Swift."
        case .layers:
            "Domain names no type of Presentation; a View no use case, repository or DTO. Only a Store holds a use "
                + "case, only a repository an API client."
        case .apart: "A feature names no type of another feature, and does not navigate: App does."
        case .smallFace:
            "A feature makes public its entry point, errors, models, repository protocols, view models and pages."
        case .undeclared: "Package.swift declares what a module imports."
        case .unused: "A module imports what Package.swift declares for it."
        case .cycle: "No module needs itself through other modules."
        }
    }

    /// The number of the rule, if it has one, and its name.
    var title: String {
        guard let index = Self.allCases.firstIndex(of: self), index < 5 else { return rawValue }
        return "rule \(index + 1) (\(rawValue))"
    }
}
