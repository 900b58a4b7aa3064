import Foundation

/// Limits for untrusted JSON. They are checked before the JSON is decoded.
///
/// `JSONDecoder` refuses invalid JSON, but some valid JSON needs too much memory or time. Each nested list or object
/// needs stack memory. Each key is hashed, and hashing a very long key takes too much time.
enum JSONLimits {
    /// The maximum depth of nested lists and objects.
    static let depth = 100
    /// The maximum length of a key in bytes. An escape such as `\n` has two bytes.
    static let keyLength = 1_000

    /// Returns `tooDeep` or `keyTooLong` if a limit is exceeded, `notJSON` for UTF-16 and UTF-32, or else `nil`.
    static func problem(in text: Data) -> UnreadableJSON.Problem? {
        text.withUnsafeBytes { bytes in
            // JSON starts with an ASCII character, so UTF-16 and UTF-32 have a zero in the first four bytes.
            guard !bytes.prefix(4).contains(0) else { return .notJSON }
            var position = 0
            var depth = 0
            var stringLength = 0
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
                // Outside of strings, a colon follows only a key, so `stringLength` is the length of the key.
                case UInt8(ascii: ":") where stringLength > keyLength: return .keyTooLong
                default: break
                }
            }
            return nil
        }
    }
}
