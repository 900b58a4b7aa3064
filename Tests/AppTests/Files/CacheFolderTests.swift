import Foundation
import TestSupport
import Testing

@Suite("The cache folder")
struct CacheFolderTests {
    private let shell = Shell()

    @Test(
        "the cache folder is in FOCAL_HOME, or else in XDG_CACHE_HOME, or else in the cache folder of the system",
        arguments: [
            (["FOCAL_HOME": nil, "HOME": "home"], systemCaches),
            (["FOCAL_HOME": nil, "HOME": "home", "XDG_CACHE_HOME": "xdg"], "xdg/focal"),
            (["FOCAL_HOME": "own", "HOME": "home", "XDG_CACHE_HOME": "xdg"], "own/cache/focal"),
        ] as [([String: String?], String)]
    )
    func places(folders: [String: String?], place: String) async throws {
        let root = shell.scratch.url
        let places = [Self.systemCaches, "xdg/focal", "own/cache/focal"]
        for place in places {
            try Data("data".utf8).write(to: try shell.scratch.folder(place).appending(path: "file"))
        }
        let variables = folders.mapValues { name in name.map { root.appending(path: $0).path } }
        // Nobody is signed in, but a logout still deletes the cache.
        #expect(try await shell.focal("logout", environment: variables).exitCode == 4)
        let left = places.filter { FileManager.default.fileExists(atPath: root.appending(path: $0).path) }
        #expect(left == places.filter { $0 != place })
    }

    #if canImport(Darwin)
    private static let systemCaches = "home/Library/Caches/focal"
    #else
    private static let systemCaches = "home/.cache/focal"
    #endif
}
