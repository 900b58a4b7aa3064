import Core
import Foundation

/// What the options and the environment ask for; an option beats the environment.
struct Settings: Sendable {
    let server: ServerAddress
    let language: Language
    let timeout: Duration
    let isInsecure: Bool
    let folders: Folders
    let isJSON: Bool
    let isVerbose: Bool
    let usesColor: Bool

    /// Reads and checks them.
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

    /// The same, with all files under one folder and the fake backend as the server.
    init(_ settings: Settings, under home: URL) {
        server = .fake
        language = settings.language
        timeout = settings.timeout
        isInsecure = false
        folders = Folders(under: home)
        isJSON = settings.isJSON
        isVerbose = settings.isVerbose
        usesColor = settings.usesColor
    }

    /// The language that was asked for by name, or else the locale's.
    static func language(_ name: String?, _ environment: [String: String]) throws(Failure) -> Language {
        if let name, !name.isEmpty {
            guard let language = Language(rawValue: name) else { throw .usage(AppMessages.badLanguage(name)) }
            return language
        }
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        return locale?.hasPrefix("ja") == true ? .japanese : .english
    }
}
