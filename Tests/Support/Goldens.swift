import Foundation
public import Testing

/// Compares pictures with the file `Tests/Goldens/FOLDER/NAME.txt`. The test is in the folder `Tests/FOLDER`. A
/// missing file is written, and the test fails. It does not fail with `FOCAL_GOLDENS=write` in the environment. If the
/// variable has the path of a folder, only writes the pictures to `FOLDER/NAME.json` there.
public func expectGolden(
    _ pictures: [Picture],
    _ name: String,
    in test: String = #filePath,
    at location: SourceLocation = #_sourceLocation
) throws {
    let (top, place) = (test.components(separatedBy: "/Tests/").dropLast(), URL(fileURLWithPath: test).pathComponents)
    let folder = (place.dropLast().split(separator: "Tests").last ?? []).joined(separator: "/")
    let variable = ProcessInfo.processInfo.environment["FOCAL_GOLDENS"]
    if let gallery = variable, gallery != "write" {
        let file = URL(fileURLWithPath: gallery).appending(path: "\(folder)/\(name).json")
        return try write(JSONEncoder().encode(pictures), to: file)
    }
    let text = pictures.map(\.text).joined(separator: "\n\n") + "\n"
    let path = "Tests/Goldens/\(folder)/\(name).txt"
    let file = URL(fileURLWithPath: top.joined(separator: "/Tests/")).appending(path: path)
    guard let golden = try? String(contentsOf: file, encoding: .utf8) else {
        try write(Data(text.utf8), to: file)
        guard variable == nil else { return }
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

/// Writes a file, and the folders above it.
private func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
}
