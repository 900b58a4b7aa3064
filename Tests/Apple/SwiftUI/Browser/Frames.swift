/// The messages of a page on a WebSocket (RFC 6455), as they arrive.
struct Frames {
    enum Message: Equatable { case text(String), ping([UInt8]) }

    /// The page has closed the socket, or the bytes are wrong.
    struct End: Error {}

    private static let limit = 1 << 20
    private var bytes: [UInt8] = []
    /// The bytes of a text whose last frame has not arrived.
    private var text: [UInt8]?

    mutating func append(_ new: some Sequence<UInt8>) { bytes += new }

    /// Returns the next message, or `nil` if more bytes are needed.
    mutating func next() throws(End) -> Message? {
        while let (opcode, isLast, body) = try nextFrame() {
            switch opcode {
            case 0, 1:
                guard (opcode == 0) == (text != nil) else { throw End() }
                let whole = (text ?? []) + body
                guard whole.count <= Self.limit else { throw End() }
                text = isLast ? nil : whole
                guard isLast else { continue }
                guard let text = String(validating: whole, as: UTF8.self) else { throw End() }
                return .text(text)
            case 9: return .ping(body)
            case 10: continue
            default: throw End()
            }
        }
        return nil
    }

    private mutating func nextFrame() throws(End) -> (opcode: UInt8, isLast: Bool, body: [UInt8])? {
        guard bytes.count >= 2 else { return nil }
        let (opcode, isLast, short) = (bytes[0] & 0x0F, bytes[0] & 0x80 != 0, bytes[1] & 0x7F)
        // A page masks all bytes. A control frame is short, and has one part.
        guard bytes[0] & 0x70 == 0, bytes[1] & 0x80 != 0, opcode < 8 || isLast && short < 126 else { throw End() }
        let size = short == 126 ? 2 : short == 127 ? 8 : 0
        guard bytes.count >= 6 + size else { return nil }
        let length = size == 0 ? UInt64(short) : bytes[2..<2 + size].reduce(0) { $0 << 8 | UInt64($1) }
        guard length <= Self.limit else { throw End() }
        let start = 6 + size
        let end = start + Int(length)
        guard bytes.count >= end else { return nil }
        let body = zip(start..., bytes[start..<end]).map { $1 ^ bytes[2 + size + ($0 - start) % 4] }
        bytes.removeFirst(end)
        return (opcode, isLast, body)
    }

    /// A frame of the server.
    static func frame(_ opcode: UInt8, _ body: [UInt8]) -> [UInt8] {
        var head: [UInt8] = [0x80 | opcode]
        switch body.count {
        case ..<126: head.append(UInt8(body.count))
        case ..<65_536: head += [126, UInt8(body.count >> 8), UInt8(body.count & 0xFF)]
        default: head += [127] + (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (56 - 8 * $0)) }
        }
        return head + body
    }
}
