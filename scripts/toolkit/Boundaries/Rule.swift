/// The rules of the architecture. The first five rules have the numbers 1 to 5, in this order.
enum Rule: String, CaseIterable, Sendable {
    case oneWay = "one-way"
    case noPackages = "no-packages"
    case layers
    case apart
    case smallFace = "small-face"
    case undeclared
    case views
    case metadata
}

extension Rule {
    /// The rule in words. `scripts/check-boundaries --help` prints this text.
    var summary: String {
        switch self {
        case .oneWay:
            "Imports go only in this direction: App → Features → Core and TerminalUI. "
                + "No feature imports another feature or FakeAPI."
        case .noPackages:
            "Core, FakeAPI, SampleCollections, TerminalUI and features do not use other Swift packages, Testing or XCTest."
        case .layers:
            "Domain does not use types of Presentation. A View does not use a use case, a repository or a DTO. "
                + "Only a Store uses a use case, and it does not use the repository of the use case. "
                + "Only a repository uses an API client. The entry point of a feature creates them all."
        case .apart: "A feature uses no type of another feature. Only its route opens screens, with a Navigator."
        case .smallFace:
            "Only these types of a feature are public: the entry point, the route, errors, models, view models, screens, "
                + "and types in Domain/Repositories except implementations. Their extensions can have public texts and "
                + "samples. Only tests use @testable."
        case .undeclared: "A module imports only its dependencies and system modules. Each Swift file is in a module."
        case .views:
            "Only files in Presentation/Views, FocalApp and the tests of views import SwiftUI, and Navigation in Core. "
                + "No file with SwiftUI in it uses the persistence."
        case .metadata:
            "A function type with typed throws is not a generic argument, not an element of a collection, and not the "
                + "type of a property with a wrapper. Before iOS 18 and macOS 15, there is no metadata for it."
        }
    }

    /// The name of the rule, with its number if it has one, such as `rule 1 (one-way)`.
    var title: String {
        guard let index = Self.allCases.firstIndex(of: self), index < 5 else { return rawValue }
        return "rule \(index + 1) (\(rawValue))"
    }
}
