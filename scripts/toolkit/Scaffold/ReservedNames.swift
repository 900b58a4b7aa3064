/// Names that mean something else already, whatever the repository holds.
enum ReservedNames {
    /// Why a name is taken, if it is.
    static func reason(against name: Spelling) -> String? {
        let module = name.upperCamel
        if keywords.contains(module) || keywords.contains(name.lowerCamel) {
            let keyword = keywords.contains(module) ? module : name.lowerCamel
            return
                "“\(module)” cannot be written in code: \(keyword) is a Swift keyword. Try \(module)List or another noun."
        }
        if standardTypes.contains(module) {
            return "“\(module)” is a type of the standard library, which it would hide. Try My\(module)."
        }
        if Toolchain.has(module) {
            return "“\(module)” is a module of the SDK, which it would hide. Try My\(module)."
        }
        if packageModules.contains(module) {
            return "“\(module)” is a module of a package that this one can depend on. Try My\(module)."
        }
        if houseModules.contains(module) {
            return "“\(module)” is a part of the house beside the features. Name what the feature is about."
        }
        if commands.contains(name.flat) {
            return "“\(module)” would make a command named \(name.flat), which every command line has already."
        }
        return nil
    }

    private static let keywords: Set = [
        "Any", "Protocol", "Self", "Type", "actor", "any", "as", "associatedtype", "async", "await", "borrowing",
        "break",
        "case", "catch", "class", "consuming", "continue", "convenience", "default", "defer", "deinit", "do", "dynamic",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard",
        "if",
        "import", "in", "indirect", "infix", "init", "inout", "internal", "is", "lazy", "let", "macro", "mutating",
        "nil",
        "nonisolated", "nonmutating", "open", "operator", "optional", "override", "package", "postfix", "precedence",
        "prefix", "private", "protocol", "public", "repeat", "required", "rethrows", "return", "self", "set", "some",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned",
        "var", "weak", "where", "while",
    ]

    private static let standardTypes: Set = [
        "Array", "Bool", "Character", "Clock", "Codable", "Collection", "Comparable", "Data", "Date", "Decodable",
        "Dictionary", "Double", "Duration", "Encodable", "Equatable", "Error", "Float", "Hashable", "Identifiable",
        "Int",
        "Mirror", "Never", "Optional", "Range", "Result", "Sendable", "Sequence", "Set", "String", "Substring", "Task",
        "URL", "UUID", "Void",
    ]

    private static let packageModules: Set = [
        "Algorithms", "ArgumentParser", "AsyncAlgorithms", "AsyncHTTPClient", "Atomics", "BasicContainers",
        "Collections",
        "ConcurrencyHelpers", "Configuration", "CoreMetrics", "Crypto", "DequeModule", "GRDB", "HTTPTypes",
        "HTTPTypesFoundation", "HashTreeCollections", "HeapModule", "Hummingbird", "HummingbirdCore", "Instrumentation",
        "Logging", "Metrics", "NIO", "NIOCore", "NIOHTTP1", "NIOPosix", "OpenCombine", "OrderedCollections",
        "RealModule",
        "ServiceContextModule", "ServiceLifecycle", "SystemPackage", "Tracing", "UnixSignals", "X509",
    ]

    private static let houseModules: Set = [
        "App", "Core", "Features", "Scripts", "Server", "Support", "TestSupport", "Tests", "Toolkit",
    ]

    private static let commands: Set = ["help", "version"]
}
