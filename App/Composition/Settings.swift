import Core
import Foundation

/// The settings from the options and the environment. An option has priority over the environment.
struct Settings: Sendable {
    private(set) var server: ServerAddress
    let language: Language
    let timeout: Duration
    let isInsecure: Bool
    let folders: Folders
    let isJSON: Bool
    let isVerbose: Bool
    let usesColor: Bool
    /// Whether nothing is saved in files.
    private(set) var isInMemory = false

    /// - Throws: `Failure` for a setting that is not valid.
    init(
        _ options: GlobalOptions,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(Failure) {
        language = try Self.language(options.lang ?? environment["FOCAL_LANG"], environment)
        let named = environment["FOCAL_SERVER"].flatMap { $0.isEmpty ? nil : $0 }
        let address = options.server ?? named ?? "fake:"
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

    /// The same settings, but with the fake server and without files.
    var inMemory: Settings {
        var settings = self
        settings.server = .fake
        settings.isInMemory = true
        return settings
    }

    /// The named language, or the language of the locale when no name is given.
    static func language(_ name: String?, _ environment: [String: String]) throws(Failure) -> Language {
        if let name, !name.isEmpty {
            guard let language = Language(rawValue: name) else { throw .usage(AppMessages.badLanguage(name)) }
            return language
        }
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        return locale?.hasPrefix("ja") == true ? .japanese : .english
    }
}
