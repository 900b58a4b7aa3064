import Foundation
public import Testing

/// Compares pictures with the file `NAME.txt` in a folder of `Tests/Goldens`, which has the name of the test's folder. A
/// missing file is written, so delete the file to accept a change. If the environment variable `FOCAL_GALLERY` has a
/// folder, only writes the pictures there.
public func expectGolden(
    _ pictures: [Picture],
    _ name: String,
    in test: String = #filePath,
    at location: SourceLocation = #_sourceLocation
) throws {
    if let folder = ProcessInfo.processInfo.environment["FOCAL_GALLERY"] {
        return try JSONEncoder().encode(pictures).write(
            to: URL(fileURLWithPath: folder).appending(path: "\(name).json")
        )
    }
    let text = pictures.map(\.text).joined(separator: "\n\n") + "\n"
    let tests = URL(fileURLWithPath: test).deletingLastPathComponent()
    let folder = tests.deletingLastPathComponent().appending(path: "Goldens/\(tests.lastPathComponent)")
    let file = folder.appending(path: "\(name).txt")
    guard let golden = try? String(contentsOf: file, encoding: .utf8) else {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let (old, new) = (golden.components(separatedBy: "\n\n== "), text.components(separatedBy: "\n\n== "))
    let changed = new.filter { !old.contains($0) } + old.filter { !new.contains($0) }.map { "Before: \($0)" }
    #expect(
        text == golden,
        "\(name).txt is different. Delete it to accept the change. Changed:\n\n\(changed.joined(separator: "\n\n"))",
        sourceLocation: location
    )
}
