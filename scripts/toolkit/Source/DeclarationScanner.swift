/// Finds the types and extensions of a file, and what of it other modules see.
struct DeclarationScanner {
    private let code: Code
    private var declarations: [Declaration] = []
    /// The brackets that are open.
    private var scopes: [Scope] = []
    /// The type whose body the next brace opens.
    private var pending: Int?
    /// Where the declaration is that a `public` was read for, and the line of that.
    private var exposed: (index: Int, line: Int32)?

    private enum Scope: Equatable {
        /// The body of the declaration of that index.
        case body(Int)
        /// The body of a function or a closure.
        case block
        /// Parentheses or brackets: a keyword in there is a label.
        case list
    }

    /// The declarations of a file, in its order.
    static func declarations(in code: Code) -> [Declaration] {
        var scanner = DeclarationScanner(code: code)
        for index in code.tokens.indices {
            scanner.read(index)
        }
        return scanner.declarations
    }

    private init(code: Code) {
        self.code = code
    }

    private mutating func read(_ index: Int) {
        let token = code.tokens[index]
        switch token.kind {
        case .mark: readBracket(code.bytes[Int(token.start)])
        case .word: if let keyword = token.keyword { read(keyword, at: index) }
        default: break
        }
    }

    private mutating func readBracket(_ byte: UInt8) {
        switch byte {
        case .openBrace:
            scopes.append(pending.map(Scope.body) ?? .block)
            pending = nil
        case .openParenthesis, .openBracket:
            scopes.append(.list)
        case .closeBrace, .closeParenthesis, .closeBracket:
            _ = scopes.popLast()
        default:
            break
        }
    }
}

extension DeclarationScanner {
    /// Types and extensions count always, anything else where other modules see it.
    private mutating func read(_ keyword: Keyword, at index: Int) {
        guard scopes.last != .list, code.mark(at: index - 1) != .dot else { return }
        if keyword.exposes {
            if let declared = declared(after: index, by: keyword) {
                exposed = (declared, code.tokens[index].line)
            }
            return
        }
        let exposure = exposed.flatMap { $0.index == index ? $0.line : nil }
        let counts = keyword.declaresType || keyword == .extension
        guard keyword.declares, exposure != nil || counts && code.declaresType(at: index) else { return }
        if counts, keyword != .typealias, keyword != .associatedtype {
            pending = declarations.count
        }
        declarations.append(
            Declaration(
                keyword: keyword,
                name: code.nameDeclared(at: index),
                line: Int(exposure ?? code.tokens[index].line),
                isExposed: exposure != nil,
                isConformance: keyword == .extension && code.isConformance(at: index),
                isTopLevel: scopes.isEmpty,
                owner: owner
            )
        )
    }

    private var owner: Int? {
        guard case .body(let index) = scopes.last else { return nil }
        return index
    }

    /// The index of the keyword that declares what a `public` stands before. `open` and `package` may be mere names.
    private func declared(after index: Int, by keyword: Keyword) -> Int? {
        var next = index + 1
        while next < code.tokens.count {
            let token = code.tokens[next]
            guard !keyword.isContextual || token.line == code.tokens[index].line else { return nil }
            if let found = token.keyword, found.declares || found == .import {
                // `public class func`: the first is a modifier.
                if found != .class || code.declaresType(at: next) { return found == .import ? nil : next }
            }
            switch code.mark(at: next) {
            case .at, .dot: next += 1
            case .openParenthesis: next = code.skippingBrackets(at: next)
            case nil where token.kind == .word: next += 1
            default: return nil
            }
        }
        return nil
    }
}
