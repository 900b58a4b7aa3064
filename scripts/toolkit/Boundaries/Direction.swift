// Which way dependencies run.

extension ModuleGraph.Kind {
    /// Whether a module of this kind may depend on one of the other.
    func mayUse(_ other: ModuleGraph.Kind) -> Bool {
        switch self {
        case .core: false
        case .feature: other == .core
        case .app: [.core, .feature, .app].contains(other)
        // Features are tested alone, with what supports tests: so that knows none of them.
        case .support: [.core, .support].contains(other)
        case .tests: true
        case .tool: [.core, .feature, .app, .tool].contains(other)
        }
    }

    /// Whether a module of this kind may depend on other packages.
    var mayUsePackages: Bool { self != .core && self != .feature }

    /// What one of its modules is called in a sentence.
    fileprivate var name: String {
        switch self {
        case .core: "what features share"
        case .feature: "a feature"
        case .app: "a part of App"
        case .support: "support for tests"
        case .tests: "tests"
        case .tool: "a tool"
        }
    }
}

extension ModuleGraph.Module {
    /// What is wrong when this module imports, or declares, the other.
    func message(_ verb: String, _ other: ModuleGraph.Module) -> String {
        if name == other.name { return "\(name) \(verb) itself" }
        let isSibling = kind == .feature && other.kind == .feature
        return "\(name) \(verb) \(other.name), \(isSibling ? "another feature" : other.kind.name)"
    }

    /// What to do about it.
    func mend(_ other: ModuleGraph.Module) -> String {
        if name == other.name { return "Take the import out." }
        return switch (kind, other.kind) {
        case (.feature, .feature): "Move what both need to Core; let App carry what happens from one to the other."
        case (.core, .feature): "Move what Core needs of \(other.name) to Core, or ask for it by a protocol."
        case (_, .app): "Ask for it by a protocol, and let App bring it."
        case (.support, _): "Move what needs \(other.name) to its own tests."
        default: "Move what \(name) needs of \(other.name) to where both may have it from."
        }
    }
}

extension Survey {
    /// The cycle that a way from one module to another closes, or else that way.
    func chain(from module: ModuleGraph.Module, to other: ModuleGraph.Module) -> [String] {
        guard module.name != other.name else { return [module.name, module.name] }
        return [module.name] + (allWays.chain(from: other.name, to: module.name) ?? [other.name])
    }
}
