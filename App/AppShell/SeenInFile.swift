import Core
import Foundation
import Root

/// Features that the user has seen, in a file. A user of this device sees them again only after the app was deleted.
final class SeenInFile: SeenFeatures {
    private let file: URL?
    var seen: Set<String> {
        didSet {
            guard let file, seen != oldValue else { return }
            try? FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try? JSONCoding.encode(seen.sorted()).write(to: file, options: .atomic)
        }
    }

    init(_ file: URL?) {
        self.file = file
        seen =
            file.flatMap { try? Data(contentsOf: $0) }.flatMap { try? JSONCoding.decode([String].self, from: $0) }
            .map(Set.init) ?? []
    }
}
