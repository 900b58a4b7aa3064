import Foundation

/// The bytes of a file that can be damaged. Each index is checked.
struct PictureBytes {
    typealias Size = (width: Int, height: Int)
    private let data: Data

    init(_ data: Data) { self.data = data }

    func isStart(of kind: PictureFormat.Kind) -> Bool {
        switch kind {
        case .png: has("\u{89}PNG\r\n\u{1A}\n", at: 0) && has("IHDR", at: 12)
        case .jpeg: big(0, 3) == 0xFF_D8FF
        case .gif: has("GIF87a", at: 0) || has("GIF89a", at: 0)
        case .webp: has("RIFF", at: 0) && has("WEBPVP8", at: 8)
        }
    }

    func size(of kind: PictureFormat.Kind) -> Size? {
        switch kind {
        case .png: size(big(16, 4), big(20, 4))
        case .gif: size(little(6, 2), little(8, 2))
        case .jpeg: jpeg
        case .webp: webp
        }
    }

    /// The size in the first frame header (SOF). Each segment before it has a length of at least 2, so the loop ends.
    private var jpeg: Size? {
        var index = 2
        while let marker = big(index, 2), marker >> 8 == 0xFF {
            // A marker can have more bytes FF before it.
            guard marker != 0xFFFF else {
                index += 1
                continue
            }
            if 0xFFC0...0xFFCF ~= marker, ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker) {
                return size(big(index + 7, 2), big(index + 5, 2))
            }
            guard let length = big(index + 2, 2), length >= 2 else { return nil }
            index += 2 + length
        }
        return nil
    }

    /// WebP has three variants: with extensions, lossy and lossless.
    private var webp: Size? {
        if has("VP8X", at: 12) { return size(little(24, 3).map { $0 + 1 }, little(27, 3).map { $0 + 1 }) }
        if has("VP8 ", at: 12), little(23, 3) == 0x2A_019D {
            return size(little(26, 2).map { $0 & 0x3FFF }, little(28, 2).map { $0 & 0x3FFF })
        }
        guard has("VP8L", at: 12), self[20] == 0x2F, let bits = little(21, 4) else { return nil }
        return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    }
}

extension PictureBytes {
    private subscript(index: Int) -> Int? {
        data.indices.contains(data.startIndex + index) ? Int(data[data.startIndex + index]) : nil
    }

    private func big(_ index: Int, _ count: Int) -> Int? { number(index..<index + count) }

    private func little(_ index: Int, _ count: Int) -> Int? { number((index..<index + count).reversed()) }

    private func number(_ indices: some Sequence<Int>) -> Int? {
        indices.reduce(0) { number, index in number.flatMap { number in self[index].map { number << 8 | $0 } } }
    }

    private func has(_ text: String, at index: Int) -> Bool {
        text.unicodeScalars.enumerated().allSatisfy { self[index + $0.offset] == Int($0.element.value) }
    }

    private func size(_ width: Int?, _ height: Int?) -> Size? {
        width.flatMap { width in height.map { (width, $0) } }
    }
}
