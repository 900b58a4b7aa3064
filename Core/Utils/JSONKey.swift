import Foundation

/// A key as it stands in a JSON text that was checked, without its quotes. It lives no longer than the text's bytes.
struct JSONKey {
    let bytes: UnsafeRawBufferPointer
    /// Whether it is ASCII without escapes, and so the same key as another exactly when its bytes are the same.
    let isPlain: Bool

    /// The key without escapes. Strings compare as dictionaries of decoded objects do.
    var text: String {
        guard !isPlain, bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
        var units: [UInt16] = []
        var rest = Array(String(decoding: bytes, as: UTF8.self).utf16)[...]
        while let unit = rest.popFirst() {
            guard unit == UInt16(UInt8(ascii: "\\")), let letter = rest.popFirst() else {
                units.append(unit)
                continue
            }
            switch UInt8(truncatingIfNeeded: letter) {
            case UInt8(ascii: "b"): units.append(0x08)
            case UInt8(ascii: "f"): units.append(0x0C)
            case UInt8(ascii: "n"): units.append(0x0A)
            case UInt8(ascii: "r"): units.append(0x0D)
            case UInt8(ascii: "t"): units.append(0x09)
            case UInt8(ascii: "u"):
                units.append(UInt16(String(decoding: rest.prefix(4), as: UTF16.self), radix: 16) ?? 0)
                rest.removeFirst(4)
            default: units.append(letter)
            }
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// Whether two plain keys are the same.
    func isSame(as other: JSONKey) -> Bool {
        bytes.count == other.bytes.count && bytes.elementsEqual(other.bytes)
    }
}
