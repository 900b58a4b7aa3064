// The direction of dependencies.

extension ModuleGraph.Kind {
    /// Whether a module of this kind may depend on one of another kind.
    func mayUse(_ other: ModuleGraph.Kind) -> Bool {
        switch self {
        case .core, .terminal: false
        case .fake: other == .core
        case .samples: other == .fake
        case .feature: [.core, .terminal].contains(other)
        case .app: [.app, .core, .fake, .feature, .samples, .terminal].contains(other)
        // Every feature is tested alone with the test support.
        case .support: [.core, .support].contains(other)
        case .tool: [.app, .core, .fake, .feature, .terminal, .tool].contains(other)
        case .tests: true
        }
    }

    /// Whether a module of this kind may depend on other packages.
    var mayUsePackages: Bool { ![.core, .fake, .feature, .samples, .terminal].contains(self) }

    fileprivate var name: String {
        switch self {
        case .app: "a part of the app"
        case .core: "a module for all features"
        case .fake: "the fake server"
        case .feature: "a feature"
        case .samples: "the sample data of the features"
        case .support: "the test support"
        case .terminal: "the text layout for the terminal"
        case .tests: "tests"
        case .tool: "a tool"
        }
    }
}

extension ModuleGraph.Module {
    /// What is wrong when this module imports, or declares, another one.
    func message(_ verb: String, _ other: ModuleGraph.Module) -> String {
        if name == other.name { return "\(name) \(verb) itself" }
        let isSibling = kind == .feature && other.kind == .feature
        return "\(name) \(verb) \(other.name), \(isSibling ? "another feature" : other.kind.name)"
    }

    /// How to fix it.
    func mend(_ other: ModuleGraph.Module) -> String {
        if name == other.name { return "Remove the import." }
        return switch (kind, other.kind) {
        case (.feature, .feature): "Move what both need to Core, and let App connect the two with a closure."
        case (.core, .feature): "Move what Core needs to Core, or declare a protocol for it."
        case (_, .app): "Declare a protocol, and let App implement it."
        case (.support, _): "Move the code that needs \(other.name) to the tests that use it."
        default: "Move what \(name) needs to a module that it may import."
        }
    }
}

extension Survey {
    /// The cycle that a dependency of one module on another closes, or else this dependency.
    func chain(from module: ModuleGraph.Module, to other: ModuleGraph.Module) -> [String] {
        guard module.name != other.name else { return [module.name, module.name] }
        return [module.name] + (allWays.chain(from: other.name, to: module.name) ?? [other.name])
    }
}
