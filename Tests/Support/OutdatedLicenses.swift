import Core
import Foundation

/// How the list of `swift package licenses` differs from the packages of this build. It is empty if the list is up to
/// date. A test of an app:
///
/// ```swift
/// #expect(try outdatedLicenses([License].all.map { ($0.package, $0.text) }) == [])
/// ```
///
/// A package with an empty text is not in the app. In Xcode, the result is always empty.
public func outdatedLicenses(_ licenses: [(package: String, text: String)]) throws -> [String] {
    guard let folder = buildFolder else { return [] }
    let state = try JSONCoding.decode(ResolvedPackages.self, from: Data(contentsOf: folder.appending(path: state)))
    let packages = state.object.dependencies
    let missing = packages.filter { package in !licenses.contains { package.hasName($0.package) } }
    let problems = licenses.compactMap { license -> String? in
        guard !license.text.isEmpty else { return nil }
        guard let package = packages.first(where: { $0.hasName(license.package) })
        else { return "\(license.package) is not a package any more." }
        let current = package.licenses(in: folder).flatMap(\.self)
        return current.isEmpty || current == words(of: license.text)
            ? nil : "\(license.package) has another license now."
    }
    return missing.map { "\($0.packageRef.identity) is missing." } + problems
}

private let state = "workspace-state.json"

/// The folder in which SwiftPM has built this test, for example `.build`.
private var buildFolder: URL? {
    CommandLine.arguments.lazy.flatMap { path in
        sequence(first: URL(filePath: path)) { $0.path.count > 1 ? $0.deletingLastPathComponent() : nil }
    }.first { FileManager.default.fileExists(atPath: $0.appending(path: state).path) }
}

/// The plugin changes the white space, and leaves out characters such as a byte order mark.
private func words(of text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).compactMap { word in
        let kept = word.unicodeScalars.filter { ![.control, .format].contains($0.properties.generalCategory) }
        return kept.isEmpty ? nil : String(String.UnicodeScalarView(kept))
    }
}

private struct ResolvedPackages: Decodable {
    let object: Object

    struct Object: Decodable { let dependencies: [Package] }
    struct Package: Decodable {
        let packageRef: Reference
        let subpath: String

        func hasName(_ name: String) -> Bool { packageRef.identity == name.lowercased() }

        func licenses(in build: URL) -> [[String]] {
            let isLocal = packageRef.kind == "fileSystem"
            let folder = isLocal ? URL(filePath: packageRef.location) : build.appending(path: "checkouts/\(subpath)")
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
            return names.compactMap { name in
                let isLicense = ["license", "licence", "copying", "notice"].contains { name.lowercased().hasPrefix($0) }
                let data = isLicense ? try? Data(contentsOf: folder.appending(path: name)) : nil
                return data.map { words(of: String(decoding: $0, as: UTF8.self)) }
            }
        }
    }
    struct Reference: Decodable { let identity, kind, location: String }
}
