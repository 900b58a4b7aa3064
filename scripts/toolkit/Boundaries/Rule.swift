/// The rules of the architecture. The first five have the numbers 1 to 5.
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
    /// The text of the rule, as `scripts/check-boundaries --help` shows it.
    var summary: String {
        switch self {
        case .oneWay:
            "Imports go one way: App → Features → Core and TerminalUI. No feature imports another feature or FakeAPI."
        case .noPackages:
            "Core, FakeAPI, SampleCollections, TerminalUI and features import only modules that come with Swift."
        case .layers:
            "Domain does not use types of Presentation. A View does not use a use case, a repository or a DTO. Only a "
                + "Store holds a use case. Only a repository holds an API client."
        case .apart: "A feature uses no type of another feature, and does not navigate. Only App navigates."
        case .smallFace:
            "In a feature, only entry point, errors, models, repository protocols, view models and pages are public."
        case .undeclared: "A module imports only modules that Package.swift declares for it."
        case .unused: "A module imports every module that Package.swift declares for it."
        case .cycle: "No module depends on itself through other modules."
        }
    }

    /// The name of the rule, with its number if it has one, such as `rule 1 (one-way)`.
    var title: String {
        guard let index = Self.allCases.firstIndex(of: self), index < 5 else { return rawValue }
        return "rule \(index + 1) (\(rawValue))"
    }
}
