public import Foundation

#if canImport(ImageIO)
public import CoreGraphics
import ImageIO
#endif

/// A picture that can be shown. On Apple platforms it is decoded, and not larger than it is shown. On Linux it has the
/// bytes of the server.
public struct LoadedPicture: Sendable {
    /// The format and the size of the original.
    public let format: PictureFormat
    /// How many bytes it needs in memory.
    public let cost: Int
    #if canImport(ImageIO)
    /// The decoded picture.
    public let image: CGImage
    #else
    /// The bytes of the server.
    public let data: Data
    #endif

    /// Decodes bytes of this format. `side` is the longer side of the frame that the picture fills, in pixels. `nil` if
    /// the bytes are damaged. Decoding takes time: do not call this on the main actor.
    public init?(_ data: Data, _ format: PictureFormat, side: Int) {
        self.format = format
        #if canImport(ImageIO)
        let noCache = [kCGImageSourceShouldCache: false] as CFDictionary
        // The thumbnail is made of the whole picture, and turned as its EXIF says.
        let options =
            [
                kCGImageSourceCreateThumbnailFromImageAlways: true,
                kCGImageSourceCreateThumbnailWithTransform: true,
                kCGImageSourceShouldCacheImmediately: true,
                kCGImageSourceThumbnailMaxPixelSize: format.longerSide(covering: side),
            ] as CFDictionary
        guard let source = CGImageSourceCreateWithData(data as CFData, noCache),
            let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options)
        else { return nil }
        self.image = image
        cost = image.bytesPerRow * image.height
        #else
        self.data = data
        cost = data.count
        #endif
    }
}

/// Decodes one picture at a time, so that the originals of all rows are not in memory at once.
actor PictureDecoder {
    private let limits: PictureLimits
    private let memory: PictureMemory

    init(limits: PictureLimits, memory: PictureMemory) { (self.limits, self.memory) = (limits, memory) }

    /// Returns what is in memory meanwhile, or decodes the bytes and keeps the picture.
    func picture(_ key: PictureMemory.Key, _ data: Data, since start: Int) throws(PictureFailure) -> LoadedPicture {
        if let picture = memory[key] { return picture }
        guard let picture = LoadedPicture(data, try limits.format(of: data), side: key.side) else { throw .notAPicture }
        memory.keep(picture, for: key, since: start)
        return picture
    }
}
