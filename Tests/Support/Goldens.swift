import Foundation
public import Testing

/// Compares pictures with the file `Tests/Goldens/FOLDER/NAME.txt`. The test is in the folder `Tests/FOLDER`. A
/// missing file is written, and the test fails. It does not fail with `FOCAL_GOLDENS=write` in the environment.
public func expectGolden(
    _ pictures: [Picture],
    _ name: String,
    in test: String = #filePath,
    at location: SourceLocation = #_sourceLocation
) throws {
    let text = pictures.map(\.text).joined(separator: "\n\n") + "\n"
    try expectGolden(text: text, "\(name).txt", in: test, at: location)
}

/// Compares a text with a file in `Tests/Goldens/FOLDER`, in the same way.
package func expectGolden(
    text: String,
    _ name: String,
    in test: String = #filePath,
    at location: SourceLocation = #_sourceLocation
) throws {
    let (top, place) = (test.components(separatedBy: "/Tests/").dropLast(), URL(fileURLWithPath: test).pathComponents)
    let folder = (place.dropLast().split(separator: "Tests").last ?? []).joined(separator: "/")
    let path = "Tests/Goldens/\(folder)/\(name)"
    let file = URL(fileURLWithPath: top.joined(separator: "/Tests/")).appending(path: path)
    guard let golden = try? String(contentsOf: file, encoding: .utf8) else {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .atomic)
        guard ProcessInfo.processInfo.environment["FOCAL_GOLDENS"] != "write" else { return }
        let problem: Comment = "\(path) was missing. Now the test has written it. Read it, and run the test again."
        Issue.record(problem, sourceLocation: location)
        return
    }
    guard text != golden else { return }
    // `#expect` is not used, because it would print all of `text` and `golden`.
    Issue.record(
        """
        \(path) is different. To accept the change, delete this file and run the test twice.
        \(changedLines(from: golden.components(separatedBy: "\n"), to: text.components(separatedBy: "\n")))
        """,
        sourceLocation: location
    )
}
