/// The keywords that tell imports, declarations and the place of a regular expression.
enum Keyword: String, CaseIterable, Sendable {
    case `import`
    // What declares.
    case `actor`, `associatedtype`, `case`, `class`, `enum`, `extension`, `func`, `init`, `let`, `macro`, `operator`
    case `precedencegroup`, `protocol`, `struct`, `subscript`, `typealias`, `var`
    // What makes a declaration visible to other modules.
    case `open`, `package`, `public`
    // What stands before an expression.
    case `as`, `await`, `else`, `guard`, `if`, `in`, `is`, `return`, `throw`, `try`, `where`, `while`
}

extension Keyword {
    /// Whether it declares a type.
    var declaresType: Bool {
        switch self {
        case .actor, .class, .enum, .protocol, .struct, .typealias, .associatedtype: true
        default: false
        }
    }

    /// Whether it declares anything, or opens an extension.
    var declares: Bool {
        switch self {
        case .case, .extension, .func, .`init`, .let, .macro, .operator, .precedencegroup, .subscript, .var: true
        default: declaresType
        }
    }

    /// Whether other modules see what it stands before.
    var exposes: Bool { self == .public || self == .open || self == .package }

    /// Whether it is a keyword only in its place, and a name like any other elsewhere.
    var isContextual: Bool { self == .open || self == .package || self == .actor || self == .macro }

    /// Whether a value can follow, so that a slash after it begins a regular expression.
    var precedesExpression: Bool {
        switch self {
        case .as, .await, .case, .else, .guard, .if, .in, .is, .return, .throw, .try, .where, .while: true
        default: false
        }
    }
}

extension Keyword {
    /// The keywords by their first letter, from `a` on: the lexer asks for every word.
    static let byInitial: [[(bytes: [UInt8], keyword: Keyword)]] = {
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        let keywords = allCases.map { (bytes: Array($0.rawValue.utf8), keyword: $0) }
        return letters.map { letter in keywords.filter { $0.bytes.first == letter } }
    }()
}
