import Core
import Foundation

/// The settings of a command, from its options and from environment variables. If both set the same value, the option
/// is used.
struct Settings: Sendable {
    private(set) var server: ServerAddress
    let language: Language
    let timeout: Duration
    let isInsecure: Bool
    let folders: Folders
    let isJSON: Bool
    let isVerbose: Bool
    let usesColor: Bool
    /// Whether the command keeps all data in memory and saves no files.
    private(set) var isInMemory = false

    /// - Throws: `Failure` if a setting is not valid.
    init(_ options: GlobalOptions) throws(Failure) {
        let environment = CommandProcess.current.environment
        language = try Self.language(options.lang ?? environment["FOCAL_LANG"], environment)
        let variable = environment["FOCAL_SERVER"].flatMap { $0.isEmpty ? nil : $0 }
        let address = options.server ?? variable ?? "fake:"
        guard let server = ServerAddress(address) else {
            throw .usage(address.contains("@") ? AppMessages.secretInServer : AppMessages.badServer(address))
        }
        guard options.insecure || !server.isPlainHTTPElsewhere else { throw .usage(AppMessages.plainHTTP(address)) }
        self.server = server
        isInsecure = options.insecure
        guard options.timeout > 0, options.timeout <= 86_400 else {
            throw .usage(AppMessages.badTimeout(86_400))
        }
        timeout = .seconds(options.timeout)
        folders = Folders(environment: environment)
        isJSON = options.json
        isVerbose = options.verbose
        usesColor = !options.noColor
    }

    /// A copy of these settings that uses the fake server and saves no files.
    var inMemory: Settings {
        var settings = self
        settings.server = .fake
        settings.isInMemory = true
        return settings
    }

    /// Returns the language with this name, for example `ja`. Without a name, it returns Japanese if the locale in the
    /// environment variables is Japanese. Otherwise it returns English. The region is always that of the locale.
    static func language(_ name: String?, _ environment: [String: String]) throws(Failure) -> Language {
        // For example `ja_JP.UTF-8` or `C`.
        func locale(_ kind: String) -> Locale {
            let values = ["LC_ALL", kind, "LANG"].lazy.compactMap { environment[$0] }
            return Locale(identifier: values.first { !$0.isEmpty } ?? "")
        }
        var language = Language(locale("LC_MESSAGES"))
        if let name, !name.isEmpty {
            guard let named = Language(rawValue: name) else { throw .usage(AppMessages.badLanguage(name)) }
            language = named
        }
        let code = Locale.LanguageCode(language.rawValue)
        return Language(Locale(languageCode: code, languageRegion: locale("LC_TIME").region))
    }
}
