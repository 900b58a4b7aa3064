/// What the modules keep to. The first five are the rules of the architecture, in their order.
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
    /// What it asks for, in a sentence.
    var summary: String {
        switch self {
        case .oneWay: "Imports run one way: App → Features → Core. No feature imports another."
        case .noPackages: "Core and Features import only what ships with Swift."
        case .layers:
            "Domain names nothing of Presentation; a View no use case, repository or DTO; only a Store holds a use case, "
                + "only a repository an API client."
        case .apart: "A feature names no type of another feature, and does not navigate: App does."
        case .smallFace:
            "A feature makes public its way in, errors, models, repository protocols, view models and pages."
        case .undeclared: "What a module imports, Package.swift declares for it."
        case .unused: "What Package.swift declares for a module, the module imports."
        case .cycle: "No chain of modules leads back to where it began."
        }
    }

    /// Its number in the architecture, if it has one, and its name.
    var title: String {
        guard let index = Self.allCases.firstIndex(of: self), index < 5 else { return rawValue }
        return "rule \(index + 1) (\(rawValue))"
    }
}
