/// Tells different contents apart (FNV-1a, 64 bits). Somebody can make two with the same digest on purpose.
package struct ContentDigest {
    private var value: UInt64 = 0xCBF2_9CE4_8422_2325

    package init() {}

    /// Adds the next bytes.
    package mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }

    package var text: String { String(value, radix: 16) }
}
