import Core
import Foundation
import TestSupport

/// Loaders of one server and one folder.
struct PictureFixture {
    let server = PictureServer()
    let now = Locked(Date(timeIntervalSince1970: 1_000_000))
    let url = Self.picture("https://img.example.com/a.png")
    private let scratch = Scratch()

    static func picture(_ address: String) -> URL { URL(string: address) ?? URL(filePath: "/") }

    var folder: URL { scratch.url.appending(path: "pictures") }
    var files: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] }

    func loader(
        saves: Bool = false,
        limits: PictureLimits = PictureLimits(),
        isLowData: Bool = false,
        clock: any Clock<Duration> = ContinuousClock(),
        headers: @escaping @Sendable (URL) -> HeaderFields = { _ in [:] }
    ) -> PictureLoader {
        PictureLoader(
            transport: server,
            folder: saves ? folder : nil,
            limits: limits,
            isLowData: { isLowData },
            headers: headers,
            clock: clock,
            now: { [now] in now.value }
        )
    }
}
