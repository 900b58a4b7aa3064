/// A piece of Swift code. Comments and blanks are none.
struct Token: Sendable {
    let kind: Kind
    /// The keyword that it is, when it is one that matters here.
    let keyword: Keyword?
    /// Where it begins and ends, in bytes.
    let start: Int32
    let end: Int32
    /// The line that it begins on, from 1.
    let line: Int32

    /// What a token is.
    enum Kind: UInt8, Sendable {
        /// A name or a keyword.
        case word
        /// A name in backticks; the backticks are not part of it.
        case quotedWord
        /// A number.
        case number
        /// A string or a regular expression, up to its end or its first interpolation, which is code again.
        case literal
        /// `#if` and the like, and macros.
        case directive
        /// One byte of anything else, as a bracket or an operator.
        case mark
    }
}

extension Token {
    /// Whether it is a name, in backticks or not.
    var isName: Bool { kind == .word || kind == .quotedWord }

    /// Its bytes' places.
    var range: Range<Int> { Int(start)..<Int(end) }
}
