import Foundation

/// The pages of the server.
@MainActor
enum Pages {
    nonisolated private static let folder =
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Page")
    /// A file of `Tests/Apple/Page`. The program runs on the machine that has built it.
    nonisolated static func file(_ name: String) -> String {
        (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
    }

    nonisolated static func data(_ name: String) -> Data {
        (try? Data(contentsOf: folder.appending(path: name))) ?? Data()
    }

    /// The page with the device.
    static func device(_ name: String) -> String {
        page("page.html", ["name": name.escaped, "icons": icons])
    }

    /// A file in which `{name}` is replaced by the part with this name. A part can contain braces.
    static func page(_ file: String, _ parts: [String: String]) -> String {
        Self.file(file).replacing(#/\{([a-z]+)\}/#) { parts["\($0.1)"] ?? "" }
    }

    static let icons = "wifi".svg + "battery".svg
}
