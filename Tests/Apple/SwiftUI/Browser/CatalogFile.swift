public import Foundation

/// A String Catalog as its file has it. On a device, Xcode has compiled it into the app.
@_spi(Browser) public struct CatalogFile: Decodable, Sendable {
    private struct Entry: Decodable {
        let localizations: [String: Localization]?
    }
    private struct Localization: Decodable {
        let stringUnit: [String: String]?
        let variations: [String: [String: Localization]]?
    }
    private let strings: [String: Entry]

    /// The catalog of the app whose program runs. It is in `App/*/Resources` of the package that contains the program.
    public static let ofApp: CatalogFile? = {
        func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }
        var package = Bundle.main.executableURL ?? URL(filePath: "/")
        while !exists(package.appending(path: "Package.swift")), package.path != "/" {
            package.deleteLastPathComponent()
        }
        let app = package.appending(path: "App")
        let folders = try? FileManager.default.contentsOfDirectory(at: app, includingPropertiesForKeys: nil)
        let files = folders?.map { $0.appending(path: "Resources/Localizable.xcstrings") }
        guard let file = files?.first(where: exists) else { return nil }
        do {
            return try JSONDecoder().decode(CatalogFile.self, from: Data(contentsOf: file))
        } catch {
            FileHandle.standardError.write(Data("\(file.path) is not a String Catalog: \(error)\n".utf8))
            return nil
        }
    }()

    /// The codes of the languages, sorted.
    public var languages: [String] {
        Set(strings.values.flatMap { $0.localizations?.keys.map(\.self) ?? [] }).sorted()
    }

    /// The text of a key. The first number in the arguments chooses its form.
    public func text(of key: String, _ arguments: [any CVarArg], in locale: Locale) -> String? {
        let localization = strings[key]?.localizations?[locale.identifier(.bcp47)]
        let forms = localization?.variations?["plural"]
        let form = Self.form(of: arguments.lazy.compactMap { $0 as? Int }.first ?? 0, in: locale)
        let unit = localization?.stringUnit ?? (forms?[form] ?? forms?["other"])?.stringUnit
        return unit?["value"].map { String(format: $0, locale: locale, arguments: arguments) }
    }

    /// The rules of CLDR for whole numbers: https://cldr.unicode.org/index/cldr-spec/plural-rules. A language that is
    /// not here has the rule of English.
    private static func form(of count: Int, in locale: Locale) -> String {
        let isFew = (2...4).contains(count % 10) && !(12...14).contains(count % 100)
        return switch locale.language.languageCode?.identifier {
        case "fr", "pt": count < 2 ? "one" : "other"
        case "cs", "sk": count == 1 ? "one" : (2...4).contains(count) ? "few" : "other"
        case "pl": count == 1 ? "one" : isFew ? "few" : "many"
        case "ru", "uk": count % 10 == 1 && count % 100 != 11 ? "one" : isFew ? "few" : "many"
        default: count == 1 ? "one" : "other"
        }
    }
}
