public import Foundation

/// An endless sequence of texts for fuzz tests. Each text is one of the samples with random changes.
public struct Mutations: Sequence, IteratorProtocol, Sendable {
    private let samples: [[UInt8]]
    private let scraps: [[UInt8]]
    private var random: SeededRandom

    /// - Parameters:
    ///   - samples: The texts to change. Pass at least one text.
    ///   - scraps: Texts that are inserted at random places.
    ///   - seed: The same seed always gives the same sequence.
    public init(of samples: [String], scraps: [String] = Self.hostileScraps, seed: UInt64) {
        self.samples = samples.map { Array($0.utf8) }
        self.scraps = scraps.map { Array($0.utf8) }
        random = SeededRandom(seed: seed)
    }

    /// Returns the next text. About half of the texts have one change. The others have one to four changes.
    public mutating func next() -> Data? {
        guard var bytes = samples.randomElement(using: &random) else { return nil }
        let count = Bool.random(using: &random) ? 1 : Int.random(in: 1...4, using: &random)
        for _ in 0..<count {
            mutate(&bytes)
        }
        return Data(bytes)
    }

    /// Texts that often cause errors in JSON parsers, header parsers and terminals. The last two are keys of 320 KB.
    public static let hostileScraps = Array(repeating: shortScraps, count: 8).flatMap(\.self) + longKeys

    private static let shortScraps = [
        "\u{0}", "\u{1B}[31m", "\u{202E}", "\u{FEFF}", "\r\n", "\"", "\\", "\\u0000", "\\ud800", "\\udc00\\ud800", "{",
        "}", "[", "]", ",", ":", "null", "true", "{}", "[]", "\"\"", "-", "0", "1.5", "1e999", "-1e-999",
        "9223372036854775808", "123456789012345678901234567890", "0000-01-01T00:00:00+09:00",
        "9999999-01-01T00:00:00Z", "\"id\":1,", "\"user_id\":null,", String(repeating: "[", count: 600),
        String(repeating: "{\"a\":", count: 99), String(repeating: "9", count: 400),
    ]

    private static let longKeys = [
        "\"" + String(repeating: "k", count: 320_000) + "\":1,",
        "\"a" + String(repeating: "\u{301}\u{323}", count: 80_000) + "\":1,",
    ]
}

extension Mutations {
    private mutating func mutate(_ bytes: inout [UInt8]) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        let end = Swift.min(bytes.count, place + Int.random(in: 1...40, using: &random))
        switch Int.random(in: 0..<8, using: &random) {
        case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 1 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 2: bytes.removeSubrange(place...)
        case 3: bytes.removeSubrange(place..<end)
        case 4: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        case 5: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
        case 6: bytes.insert(contentsOf: scraps.randomElement(using: &random) ?? [], at: place)
        default: bytes.replaceSubrange(place..<end, with: scraps.randomElement(using: &random) ?? [])
        }
    }
}
