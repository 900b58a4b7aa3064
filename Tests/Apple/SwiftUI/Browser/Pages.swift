import Foundation

/// The pages of the server.
@MainActor
enum Pages {
    /// A file of `Tests/Apple/Page`. The program runs on the machine that has built it.
    nonisolated static func file(_ name: String) -> String {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Page")
        return (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
    }

    static func page(_ name: String, _ body: String, _ head: String, isDevice: Bool, isAlone: Bool = false)
        -> String
    {
        let here = " aria-current=\"page\""
        let links = """
            <nav aria-label="Pages"><a href="/"\(isDevice ? here : "")>App</a>\
            <a href="/states"\(isDevice ? "" : here)>States</a></nav>
            """
        let state = isDevice ? "<span id=\"connection\" role=\"status\"></span>" : ""
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <title>\(name.escaped)\(isDevice ? "" : " – States")</title>
            <link rel="icon" href="data:,"/>
            \(head)
            </head>
            <body class="\(isDevice ? "app" : "states")">
            <header class="top"><h1>\(name.escaped)</h1>\(isAlone ? "" : links)
            <p>This is not Apple’s SwiftUI: the layout is approximated.</p>\(state)</header>
            \(body)
            </body>
            </html>

            """
    }
}
