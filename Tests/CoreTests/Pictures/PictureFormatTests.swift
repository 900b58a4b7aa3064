import Core
import Foundation
import TestSupport
import Testing

@Suite("The format of a picture")
struct PictureFormatTests {
    private static let all = [PictureSample.png(), PictureSample.jpeg, PictureSample.gif] + PictureSample.webp

    @Test("the kind and the size are read from the first bytes")
    func sizes() {
        let formats = Self.all.map { PictureFormat($0).map { "\($0.kind) \($0.width)×\($0.height)" } }
        #expect(formats == ["png 10×20", "jpeg 772×258", "gif 320×240"] + Array(repeating: "webp 800×600", count: 3))
        // Also if the data is a part of other data.
        for data in Self.all { #expect(PictureFormat((Data(count: 7) + data).dropFirst(7)) == PictureFormat(data)) }
    }

    @Test(
        "other bytes are no picture",
        arguments: [
            "", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "<!DOCTYPE html><html>", "{}", "GIF89a",
            "RIFF0000WEBPVP8 ", "BM000000000000000000", "II*\u{0}00000000",
        ]
    )
    func others(text: String) { #expect(PictureFormat(Data(text.utf8)) == nil) }

    @Test("a decoded picture covers its frame, and is not larger than the original or four times the frame")
    func sides() throws {
        let sides = try [(100, 100), (300, 100), (100, 250), (40, 30), (10_000, 10)].map { width, height in
            try #require(PictureFormat(PictureSample.png(width, height))).longerSide(covering: 50)
        }
        #expect(sides == [50, 150, 150, 40, 200])
    }

    @Test("12,000 damaged pictures and all their starts crash nothing, and the largest size does not overflow")
    func damaged() {
        var random = SeededRandom(seed: 7)
        #expect(PictureFormat(PictureSample.png(.max, .max))?.pixels == .max)
        for data in Self.all {
            for length in 0...data.count { _ = PictureFormat(data.prefix(length))?.pixels }
            for _ in 0..<2_000 {
                var damaged = data
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    damaged[Int.random(in: 0..<damaged.count, using: &random)] = .random(in: 0...255, using: &random)
                }
                guard let format = PictureFormat(damaged) else { continue }
                #expect(format.pixels > 0 && format.longerSide(covering: 50) > 0)
            }
        }
    }
}
