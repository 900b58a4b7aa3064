/// Finds the types and extensions of a file, and the declarations that are `public`, `open` or `package`.
struct DeclarationScanner {
    private let code: Code
    private var declarations: [Declaration] = []
    /// The brackets that are open at the current token.
    private var scopes: [Scope] = []
    /// The index of the declaration whose body starts at the next opening brace.
    private var pending: Int?
    /// The last `public`, `open` or `package` that was read: the index of the keyword that it belongs to, such as
    /// `struct`, and the number of the line of `public`, `open` or `package`.
    private var exposed: (index: Int, line: Int)?

    private enum Scope: Equatable {
        /// The body of a type or an extension. The value is the index of the declaration.
        case body(Int)
        /// Other braces, for example the body of a function or a closure.
        case block
        /// Parentheses or square brackets. Words such as `func` directly inside of them declare nothing.
        case list
    }

    /// Returns the found declarations, in the order of the file.
    static func declarations(in code: Code) -> [Declaration] {
        var scanner = DeclarationScanner(code: code)
        for (index, token) in code.tokens.enumerated() {
            switch token.kind {
            case .mark: scanner.readBracket(token.text)
            case .word: scanner.readWord(token.text, at: index)
            default: break
            }
        }
        return scanner.declarations
    }

    private init(code: Code) {
        self.code = code
    }

    private mutating func readBracket(_ mark: String) {
        switch mark {
        case "{":
            scopes.append(pending.map(Scope.body) ?? .block)
            pending = nil
        case "(", "[": scopes.append(.list)
        case "}", ")", "]": _ = scopes.popLast()
        default: break
        }
    }

    private mutating func readWord(_ word: String, at index: Int) {
        guard scopes.last != .list, code.text(at: index - 1) != "." else { return }
        if Keywords.exposing.contains(word) {
            if let declared = declared(after: index) { exposed = (declared, code.tokens[index].line) }
            return
        }
        guard Keywords.declaring.contains(word) else { return }
        let line = exposed.flatMap { $0.index == index ? $0.line : nil }
        let isType = Keywords.types.contains(word) || word == "extension"
        guard line != nil || isType && declaresType(at: index) else { return }
        if isType, word != "typealias", word != "associatedtype" { pending = declarations.count }
        let owner: Int? = if case .body(let index) = scopes.last { index } else { nil }
        declarations.append(
            Declaration(
                keyword: word,
                name: name(at: index),
                line: line ?? code.tokens[index].line,
                isExposed: line != nil,
                isTopLevel: scopes.isEmpty,
                owner: owner
            )
        )
    }
}

extension DeclarationScanner {
    /// The index of the keyword, such as `struct`, that the `public`, `open` or `package` at an index belongs to. Skips
    /// other modifiers and attributes. Returns `nil` if there is no such keyword.
    private func declared(after index: Int) -> Int? {
        let isContextual = Keywords.contextual.contains(code.tokens[index].text)
        var next = index + 1
        while next < code.tokens.count, !isContextual || code.tokens[next].line == code.tokens[index].line {
            let word = code.text(at: next) ?? ""
            switch word {
            case "import": return nil
            // In `public class func`, the word `class` is a modifier.
            case _ where Keywords.declaring.contains(word) && (word != "class" || declaresType(at: next)): return next
            case "@", ".": next += 1
            case "(": next = indexAfterParentheses(at: next)
            default:
                guard code.tokens[next].kind == .word else { return nil }
                next += 1
            }
        }
        return nil
    }

    private func indexAfterParentheses(at index: Int) -> Int {
        var depth = 0
        for next in code.tokens.indices[index...] {
            depth += code.text(at: next) == "(" ? 1 : code.text(at: next) == ")" ? -1 : 0
            if depth == 0 { return next + 1 }
        }
        return code.tokens.count
    }

    /// Whether the keyword at an index starts a type or an extension. For example, `class` can have another meaning.
    private func declaresType(at index: Int) -> Bool {
        guard let next = code.name(at: index + 1) else { return false }
        guard !Keywords.declaring.contains(next) || Keywords.contextual.contains(next) else { return false }
        switch code.text(at: index) {
        // `class override func` declares no type.
        case "class": return code.name(at: index + 2) == nil || code.text(at: index + 2) == "where"
        case "actor": return code.tokens[index + 1].line == code.tokens[index].line
        default: return true
        }
    }

    /// The name that a keyword declares, such as `Feed`, `Feed.Post` or `init`.
    private func name(at index: Int) -> String {
        let keyword = code.tokens[index].text
        guard keyword != "init", keyword != "subscript" else { return keyword }
        var name = code.name(at: index + 1) ?? keyword
        var next = index + 2
        while code.text(at: next) == ".", let member = code.name(at: next + 1) {
            name += "." + member
            next += 2
        }
        return name
    }
}
