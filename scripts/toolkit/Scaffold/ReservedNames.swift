/// Names that a feature cannot have, because Swift, a package or this project uses them already.
enum ReservedNames {
    /// The reason why a feature cannot have this name. Returns `nil` if the name is allowed.
    static func reason(against name: Spelling) -> String? {
        let module = name.upperCamel
        if let keyword = [module, name.lowerCamel].first(where: keywords.contains) {
            return "cannot be used, because \(keyword) is a Swift keyword. Try \(module)List or another name."
        }
        if standardTypes.contains(module) { return "is a type of Swift or Foundation. Try My\(module)." }
        if Toolchain.has(module) { return "is a module of Swift or of the system. Try My\(module)." }
        if packageModules.contains(module) { return "is a module of a Swift package. Try My\(module)." }
        if ["help", "version"].contains(name.flat) { return "is a built-in command or option. Choose another name." }
        return nil
    }

    /// Keywords of Swift, including words such as `actor` that are keywords only in some places.
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
}
