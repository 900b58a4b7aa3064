import Foundation
import PackagePlugin

/// Writes the licenses of the packages that the libraries of this package link, so of what its app contains.
@main
struct WriteLicenses: CommandPlugin {
    private static let help = """
        swift package licenses [FILE]
        Writes the licenses of the packages in the app into the Swift file FILE, such as App/Nova/Licenses.swift. By
        default, FILE is the file with this name that App has. The app shows them: .settings(licenses: .all)
        """

    func performCommand(context: PluginContext, arguments: [String]) throws {
        guard arguments != ["--help"] else { return print(Self.help) }
        let root = context.package.directoryURL
        guard arguments.count <= 1, arguments.first?.hasPrefix("-") != true,
            let file = arguments.first.map({ root.appending(path: $0) }) ?? Self.file(in: root)
        else {
            FileHandle.standardError.write(Data("\(Self.help)\n".utf8))
            exit(64)
        }
        var linked: Set<String> = []
        for product in context.package.products(ofType: LibraryProduct.self) {
            product.targets.forEach { Self.add($0, to: &linked) }
        }
        let packages = Self.packages(below: context.package).values.sorted { $0.folder < $1.folder }
        let licenses = try packages.map { package in
            let isLinked = package.targets.contains { linked.contains($0.id) }
            return Self.code(package.folder, isLinked ? try Self.license(of: package) : "")
        }
        let code = """
            // swift-format-ignore-file
            import AppShell

            // `swift package licenses` writes this file. A package without a text is not in the app.
            extension [License] {
                static let all: [License] = [
            \(licenses.joined(separator: "\n"))
                ]
            }

            """
        try Data(code.utf8).write(to: file)
        print("\(file.path(percentEncoded: false)): \(packages.map(\.folder).joined(separator: ", "))")
    }

    private static func file(in root: URL) -> URL? {
        let folders = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "App").path)
        let files = (folders ?? []).map { root.appending(path: "App/\($0)/Licenses.swift") }
        let found = files.filter { FileManager.default.fileExists(atPath: $0.path) }
        return found.count == 1 ? found[0] : nil
    }

    /// A macro runs only in the compiler.
    private static func add(_ target: any Target, to linked: inout Set<String>) {
        guard (target as? SwiftSourceModuleTarget)?.kind != .macro, linked.insert(target.id).inserted else { return }
        for dependency in target.dependencies {
            switch dependency {
            case .target(let target): add(target, to: &linked)
            case .product(let product): product.targets.forEach { add($0, to: &linked) }
            @unknown default: break
            }
        }
    }

    private static func packages(below package: Package) -> [String: Package] {
        package.dependencies.map(\.package).reduce(into: [:]) { found, package in
            found[package.id] = package
            found.merge(packages(below: package)) { $1 }
        }
    }

    private static func license(of package: Package) throws -> String {
        let names = try FileManager.default.contentsOfDirectory(atPath: package.directoryURL.path).sorted()
        let texts = names.compactMap { name -> String? in
            let isLicense = ["license", "licence", "copying", "notice"].contains { name.lowercased().hasPrefix($0) }
            let file = package.directoryURL.appending(path: name)
            // A folder has no text.
            return isLicense ? (try? Data(contentsOf: file)).map { text(of: $0) } : nil
        }
        if texts.isEmpty { Diagnostics.warning("\(package.folder) has no file with a license.") }
        return texts.isEmpty ? "The package has no file with a license." : texts.joined(separator: "\n\n")
    }

    /// The lines without white space at their ends, and without the characters that Swift code cannot contain.
    private static func text(of data: Data) -> String {
        let lines = String(decoding: data, as: UTF8.self).split(
            omittingEmptySubsequences: false,
            whereSeparator: \.isNewline
        )
        let clean = lines.map { line in
            let scalars = line.unicodeScalars.filter { $0 == "\t" || ![.control, .format].contains($0.category) }
            return String(String.UnicodeScalarView(scalars)).replacing(/\s+$/, with: "")
        }
        return clean.joined(separator: "\n").trimmingCharacters(in: .newlines)
    }

    private static func code(_ package: String, _ text: String) -> String {
        guard !text.isEmpty else { return "        License(\"\(package)\", \"\")," }
        var mark = "#"
        while text.contains("\"\"\"\(mark)") || text.contains("\\\(mark)") { mark += "#" }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let literal = lines.map { $0.isEmpty ? "" : "            \($0)" }.joined(separator: "\n")
        return """
                    License(
                        "\(package)",
                        \(mark)\"""
            \(literal)
                        \"""\(mark)
                    ),
            """
    }
}

extension Package {
    /// The name of its folder, as SwiftPM names a package in Package.resolved, there in lowercase.
    fileprivate var folder: String { directoryURL.lastPathComponent }
}

extension Unicode.Scalar {
    fileprivate var category: Unicode.GeneralCategory { properties.generalCategory }
}
