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
    /// environment variables is Japanese. Otherwise it returns English.
    static func language(_ name: String?, _ environment: [String: String]) throws(Failure) -> Language {
        if let name, !name.isEmpty {
            guard let language = Language(rawValue: name) else { throw .usage(AppMessages.badLanguage(name)) }
            return language
        }
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        return locale?.hasPrefix("ja") == true ? .japanese : .english
    }
}
