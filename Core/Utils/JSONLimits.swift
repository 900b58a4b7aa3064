import Foundation

/// Limits for JSON from outside, checked before it is decoded.
///
/// `JSONDecoder` refuses wrong JSON by itself, but some valid JSON costs it too much. It needs stack for each nested list
/// or object. It hashes each key, and the time to hash a text of combining marks grows with the square of its length.
enum JSONLimits {
    /// How deep lists and objects can be nested.
    static let depth = 100
    /// The longest key in bytes, counted as it is written, with its escapes.
    static let keyLength = 1_000

    /// The limit that the text exceeds, or `nil`. A text in UTF-16 or UTF-32 is not JSON here, because the scan reads UTF-8.
    static func problem(in text: Data) -> UnreadableJSON.Problem? {
        text.withUnsafeBytes { bytes in
            // JSON starts with an ASCII character, so UTF-16 and UTF-32 have a zero in the first four bytes.
            guard !bytes.prefix(4).contains(0) else { return .notJSON }
            var (position, depth, stringLength) = (0, 0, 0)
            while position < bytes.count {
                let byte = bytes[position]
                position += 1
                switch byte {
                case UInt8(ascii: "\""):
                    let start = position
                    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
                        position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
                    }
                    stringLength = position - start
                    position += 1
                case UInt8(ascii: "["), UInt8(ascii: "{"):
                    depth += 1
                    if depth > Self.depth { return .tooDeep }
                case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
                // Outside of strings, a colon follows only a key.
                case UInt8(ascii: ":") where stringLength > keyLength: return .keyTooLong
                default: break
                }
            }
            return nil
        }
    }
}
