public import Foundation

/// The format and the size of a picture, read from the start of its bytes. Nothing is decoded, so any bytes are safe.
public struct PictureFormat: Equatable, Sendable {
    /// The formats that are shown. Others, for example SVG, TIFF and HTML, are refused.
    public enum Kind: String, Sendable, CaseIterable { case png, jpeg, gif, webp }

    /// The kind of the bytes, whatever `Content-Type` says.
    public let kind: Kind
    /// The size in pixels.
    public let width, height: Int

    /// Reads the first bytes. `nil` if they are no picture of a known kind, or the size cannot be read.
    public init?(_ data: Data) {
        let bytes = PictureBytes(data)
        guard let kind = Kind.allCases.first(where: bytes.isStart), let (width, height) = bytes.size(of: kind),
            width > 0, height > 0
        else { return nil }
        (self.kind, self.width, self.height) = (kind, width, height)
    }

    /// The number of pixels. The product of two numbers of 32 bits can be too large for an `Int`.
    public var pixels: Int {
        let (product, isOverflow) = width.multipliedReportingOverflow(by: height)
        return isOverflow ? .max : product
    }
}

extension PictureFormat {
    /// The longer side, in pixels, at which the shorter side of the picture covers a frame of `side` pixels. It is at
    /// most that of the original, and at most four times `side`, because a long picture would need too much memory.
    public func longerSide(covering side: Int) -> Int {
        let (long, short) = (max(width, height), min(width, height))
        return min(long, max(1, side) * min(4, (long - 1) / short + 1))
    }
}
