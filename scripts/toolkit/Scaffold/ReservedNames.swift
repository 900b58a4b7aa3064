/// Names that already have a meaning in every repository.
enum ReservedNames {
    /// Why a name cannot be used, or `nil`.
    static func reason(against name: Spelling) -> String? {
        let module = name.upperCamel
        if let keyword = [module, name.lowerCamel].first(where: keywords.contains) {
            return "is not possible: \(keyword) is a Swift keyword. Try \(module)List or another noun."
        }
        if standardTypes.contains(module) { return "is a type of the standard library. Try My\(module)." }
        if Toolchain.has(module) { return "is a module of the SDK. Try My\(module)." }
        if packageModules.contains(module) { return "is a module of a package. Try My\(module)." }
        if projectNames.contains(module) { return "is a part of the project. Choose another name." }
        if ["help", "version"].contains(name.flat) { return "would be a command that every program has already." }
        return nil
    }

    /// The keywords of Swift.
    static let keywords: Set = [
        "Any", "Protocol", "Self", "Type", "actor", "any", "as", "associatedtype", "async", "await", "borrowing",
        "break", "case", "catch", "class", "consuming", "continue", "convenience", "default", "defer", "deinit", "do",
        "dynamic", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get",
        "guard", "if", "import", "in", "indirect", "infix", "init", "inout", "internal", "is", "lazy", "let", "macro",
        "mutating", "nil", "nonisolated", "nonmutating", "open", "operator", "optional", "override", "package",
        "postfix", "precedence", "prefix", "private", "protocol", "public", "repeat", "required", "rethrows", "return",
        "self", "set", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
        "typealias", "unowned", "var", "weak", "where", "while",
    ]

    private static let standardTypes: Set = [
        "Array", "Bool", "Character", "Clock", "Codable", "Collection", "Comparable", "Data", "Date", "Decodable",
        "Dictionary", "Double", "Duration", "Encodable", "Equatable", "Error", "Float", "Hashable", "Identifiable",
        "Int", "Mirror", "Never", "Optional", "Range", "Result", "Sendable", "Sequence", "Set", "String", "Substring",
        "Task", "URL", "UUID", "Void",
    ]

    private static let packageModules: Set = [
        "Algorithms", "ArgumentParser", "AsyncAlgorithms", "AsyncHTTPClient", "Atomics", "BasicContainers",
        "Collections", "ConcurrencyHelpers", "Configuration", "CoreMetrics", "Crypto", "DequeModule", "GRDB",
        "HTTPTypes", "HTTPTypesFoundation", "HashTreeCollections", "HeapModule", "Hummingbird", "HummingbirdCore",
        "Instrumentation", "Logging", "Metrics", "NIO", "NIOCore", "NIOHTTP1", "NIOPosix", "OpenCombine",
        "OrderedCollections", "RealModule", "ServiceContextModule", "ServiceLifecycle", "SystemPackage", "Tracing",
        "UnixSignals", "X509",
    ]

    private static let projectNames: Set = [
        "App", "Core", "FakeAPI", "Features", "SampleCollections", "Scripts", "Server", "Support", "TerminalUI",
        "TestSupport", "Tests", "Toolkit",
    ]
}
