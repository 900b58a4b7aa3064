import Foundation

/// The limits of a `PictureLoader`.
public struct PictureLimits: Equatable, Sendable {
    /// The largest picture, in bytes and in pixels. A small file can have very many pixels.
    public var bytes, pixels: Int
    /// The size of all pictures in memory and on the disk, in bytes.
    public var memory, disk: Int

    /// Creates limits. The defaults are 10 MB and 25 million pixels for a picture, 50 MB in memory and 100 MB on the
    /// disk.
    public init(bytes: Int = 10_000_000, pixels: Int = 25_000_000, memory: Int = 50_000_000, disk: Int = 100_000_000) {
        (self.bytes, self.pixels, self.memory, self.disk) = (bytes, pixels, memory, disk)
    }

    /// Returns the format of a picture, if a decoder may see its bytes.
    func format(of data: Data) throws(PictureFailure) -> PictureFormat {
        guard data.count <= bytes else { throw .tooLarge }
        guard let format = PictureFormat(data) else { throw .notAPicture }
        guard format.pixels <= pixels else { throw .tooLarge }
        return format
    }
}
