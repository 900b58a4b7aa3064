import Foundation

/// Goes over the tokens of a JSON text, as RFC 8259 has them, and over nothing else.
struct JSONScanner {
    private let bytes: UnsafeRawBufferPointer
    private(set) var position = 0

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// The next byte that is no white space; at the end 0, which stands nowhere in JSON.
    mutating func next() -> UInt8 {
        while case let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            position += 1
        }
        return current
    }

    /// Whether all was read.
    var isAtEnd: Bool { position >= bytes.count }

    /// Goes over a byte order mark, and refuses what starts as UTF-16 and UTF-32 do.
    mutating func start() throws(UnreadableJSON.Problem) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        if bytes.count > 1, bytes[0] == 0 || bytes[1] == 0 { throw .notUTF8 }
    }

    /// Goes over one byte.
    mutating func take(_ byte: UInt8) throws(UnreadableJSON.Problem) {
        guard next() == byte else { throw unexpected() }
        position += 1
    }

    /// Goes over a string, quotes included, and says where its content stands and whether it is plain: ASCII without
    /// escapes.
    mutating func string() throws(UnreadableJSON.Problem) -> JSONKey {
        try take(UInt8(ascii: "\""))
        let start = position
        var isPlain = true
        while true {
            while Self.isPlain(current) { position += 1 }
            switch current {
            case UInt8(ascii: "\""):
                position += 1
                return JSONKey(bytes: UnsafeRawBufferPointer(rebasing: bytes[start..<position - 1]), isPlain: isPlain)
            case UInt8(ascii: "\\"): try escape()
            case 0x80...: try scalar()
            default: throw unexpected()
            }
            isPlain = false
        }
    }

    /// Goes over a number that an integer or a double can hold, and gives it back.
    mutating func number() throws(UnreadableJSON.Problem) -> UnsafeRawBufferPointer {
        let start = position
        if current == UInt8(ascii: "-") { position += 1 }
        if current == UInt8(ascii: "0") { position += 1 } else { try digits() }
        if current == UInt8(ascii: ".") {
            position += 1
            try digits()
        }
        let hasExponent = current | 0x20 == UInt8(ascii: "e")
        if hasExponent {
            position += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
            try digits()
        }
        let number = UnsafeRawBufferPointer(rebasing: bytes[start..<position])
        // More digits than a double could ever need are no number that anybody meant.
        if number.count > 1_000 { throw .numberThatDoesNotFit }
        guard hasExponent || number.count > 300 else { return number }
        guard Double(String(decoding: number, as: UTF8.self))?.isFinite == true else { throw .numberThatDoesNotFit }
        return number
    }

    /// Goes over `true`, `false` or `null`.
    mutating func literal() throws(UnreadableJSON.Problem) {
        let word: StaticString
        switch current {
        case UInt8(ascii: "t"): word = "true"
        case UInt8(ascii: "f"): word = "false"
        case UInt8(ascii: "n"): word = "null"
        default: throw unexpected()
        }
        for index in 0..<word.utf8CodeUnitCount {
            guard current == word.utf8Start[index] else { throw unexpected() }
            position += 1
        }
    }

    /// What to say of the byte that is next.
    func unexpected() -> UnreadableJSON.Problem {
        if isAtEnd { return .truncated }
        var scanner = self
        do throws(UnreadableJSON.Problem) {
            if current >= 0x80 { try scanner.scalar() }
            return .malformed(byte: position)
        } catch {
            return error
        }
    }
}

extension JSONScanner {
    private var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x80 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private mutating func digits() throws(UnreadableJSON.Problem) {
        guard 0x30...0x39 ~= current else { throw unexpected() }
        while 0x30...0x39 ~= current { position += 1 }
    }

    private mutating func escape() throws(UnreadableJSON.Problem) {
        let start = position
        position += 1
        switch current {
        case UInt8(ascii: "u"):
            let unit = try hexadecimal()
            guard UTF16.isSurrogate(unit) else { return }
            guard UTF16.isLeadSurrogate(unit) else { throw .malformed(byte: start) }
            guard current == UInt8(ascii: "\\") else { throw isAtEnd ? .truncated : .malformed(byte: start) }
            position += 1
            guard current == UInt8(ascii: "u") else { throw isAtEnd ? .truncated : .malformed(byte: start) }
            guard UTF16.isTrailSurrogate(try hexadecimal()) else { throw .malformed(byte: start) }
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            position += 1
        default: throw unexpected()
        }
    }

    private mutating func hexadecimal() throws(UnreadableJSON.Problem) -> UInt16 {
        position += 1
        var unit: UInt16 = 0
        for _ in 0..<4 {
            let digit: UInt8
            switch current {
            case 0x30...0x39: digit = current - 0x30
            case 0x41...0x46, 0x61...0x66: digit = (current & 0x0F) + 9
            default: throw unexpected()
            }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }

    /// Goes over one scalar of more than a byte (Unicode 16, table 3-7).
    private mutating func scalar() throws(UnreadableJSON.Problem) {
        let (rest, second): (Int, ClosedRange<UInt8>)
        switch current {
        case 0xC2...0xDF: (rest, second) = (1, 0x80...0xBF)
        case 0xE0: (rest, second) = (2, 0xA0...0xBF)
        case 0xED: (rest, second) = (2, 0x80...0x9F)
        case 0xE1...0xEF: (rest, second) = (2, 0x80...0xBF)
        case 0xF0: (rest, second) = (3, 0x90...0xBF)
        case 0xF1...0xF3: (rest, second) = (3, 0x80...0xBF)
        case 0xF4: (rest, second) = (3, 0x80...0x8F)
        default: throw .notUTF8
        }
        for index in 1...rest {
            position += 1
            if isAtEnd { throw .truncated }
            guard (index == 1 ? second : 0x80...0xBF) ~= current else { throw .notUTF8 }
        }
        position += 1
    }
}
