// The direction of dependencies.

extension ModuleGraph.Kind {
    /// Whether a module of this kind may depend on a module of the kind `other`.
    func mayUse(_ other: ModuleGraph.Kind) -> Bool {
        switch self {
        case .core, .terminal: false
        case .fake: other == .core
        case .samples: [.fake, .samples].contains(other)
        case .feature: [.core, .terminal].contains(other)
        case .app: [.app, .core, .fake, .feature, .samples, .terminal].contains(other)
        // Each feature is tested alone with the test support, so the test support does not depend on a feature.
        case .support: [.core, .terminal].contains(other)
        case .tool: [.app, .core, .fake, .feature, .terminal, .tool].contains(other)
        case .tests: true
        }
    }

    /// Whether a module of this kind may depend on libraries of other Swift packages.
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
    /// The message for a wrong dependency of this module on the module `other`. `verb` is `imports` or `depends on`.
    func message(_ verb: String, _ other: ModuleGraph.Module) -> String {
        if name == other.name { return "\(name) \(verb) itself" }
        let isSibling = kind == .feature && other.kind == .feature
        return "\(name) \(verb) \(other.name), \(isSibling ? "another feature" : other.kind.name)"
    }

    /// A sentence that tells the developer how to remove a wrong dependency on the module `other`.
    func mend(_ other: ModuleGraph.Module) -> String {
        if name == other.name { return "Remove the import." }
        return switch (kind, other.kind) {
        case (.feature, .feature): "Move the shared code to Core, and let App connect the features with a closure."
        case (.core, .feature): "Move the needed code to Core, or declare a protocol for it in Core."
        case (_, .app): "Declare a protocol, and implement it in App."
        case (.support, _): "Move the code that needs \(other.name) from \(name) to the tests that call this code."
        default: "Move the needed code to a module that \(name) may import."
        }
    }
}

extension Survey {
    /// The names of the modules in the dependency cycle from `module` through `other` back to `module`. If there is no
    /// such cycle, returns only the names of these two modules.
    func chain(from module: ModuleGraph.Module, to other: ModuleGraph.Module) -> [String] {
        guard module.name != other.name else { return [module.name, module.name] }
        return [module.name] + (allWays.chain(from: other.name, to: module.name) ?? [other.name])
    }
}
