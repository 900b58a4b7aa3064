import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// The program that an app is on Linux: a server for a page that shows the app.
@MainActor
enum Program {
    private static var app: (any App.Type)?
    private static var folder = FileManager.default.temporaryDirectory
    private static var signals: [any DispatchSourceSignal] = []
    private static var devices: [String: Device] = [:]
    private nonisolated static let isScheduled = Mutex(false)

    nonisolated static let usage = """
        Shows the app in a browser. Only this machine can open the page.
          --port N        the port, by default 8090. If it is used, the system chooses one
          --keep DIR      keeps the files of the apps in DIR, so that the next program shows the same screens
          --export DIR    writes the states of all previews to DIR/index.html, and ends
          --picture NAME … writes an SVG image of some states to stdout, such as "Login: Signed out (en)"
        """

    static func run<A: App>(_ type: A.Type) {
        app = type
        let arguments = CommandLine.arguments.dropFirst()
        func value(_ name: String) -> String? { arguments.drop { $0 != name }.dropFirst().first }
        if arguments.contains("--help") { return print(usage) }
        Memory.onChange = { schedule() }
        if arguments.contains("--export") {
            guard let folder = value("--export") else { return print(usage) }
            return export(to: URL(filePath: folder))
        }
        if arguments.contains("--picture") {
            let names = arguments.drop { $0 != "--picture" }.dropFirst()
            guard let svg = Pages.picture(of: Array(names)) else {
                let known = Previews.all().flatMap { screen in screen.states.map { "\(screen.name): \($0.name)" } }
                return print("The states are:\n" + known.joined(separator: "\n"))
            }
            return print(svg)
        }
        let isKept = value("--keep") != nil
        let pid = ProcessInfo.processInfo.processIdentifier
        folder = value("--keep").map { URL(filePath: $0) } ?? folder.appending(path: "preview-\(pid)")
        signals = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler {
                MainActor.assumeIsolated {
                    for device in devices.values { device.end(isReset: !isKept) }
                    if !isKept { try? FileManager.default.removeItem(at: folder) }
                    exit(0)
                }
            }
            source.resume()
            return source
        }
        let port = value("--port").flatMap { UInt16($0) } ?? 8090
        let server = PageServer(port: port) {
            await respond(to: $0)
        } open: {
            await open($0, $1)
        }
        guard let server else {
            FileHandle.standardError.write(Data("No port is free.\n".utf8))
            exit(1)
        }
        server.start()
        print("http://127.0.0.1:\(server.port)")
        fflush(stdout)
        Task {
            // `TimelineView` shows the time.
            while true {
                try await Task.sleep(
                    for: .seconds(60 - Date().timeIntervalSince1970.truncatingRemainder(dividingBy: 60))
                )
                Memory.changes += 1
            }
        }
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    /// Draws all devices again, once for all changes that happen until then.
    nonisolated static func schedule() {
        let isFirst = isScheduled.withLock { isScheduled in
            defer { isScheduled = true }
            return !isScheduled
        }
        guard isFirst else { return }
        Task { @MainActor in
            isScheduled.withLock { $0 = false }
            for device in devices.values where device.isWatched { device.update() }
        }
    }

    private static var name: String { "\(app.map { "\($0)" } ?? "App")".replacing(#/App$/#, with: "") }

    private static func device(_ name: String) -> Device? {
        guard let app, name.count < 40, name.allSatisfy({ $0.isLetter || $0.isNumber }) else { return nil }
        let place = folder.appending(path: "device-\(name)")
        if devices[name] == nil, devices.count < 50 { devices[name] = Device(app, in: place) }
        return devices[name]
    }

    private static func respond(to request: PageServer.Request) async -> PageServer.Response {
        switch (request.method, request.path) {
        case ("GET", "/"): return .text(Pages.device(name), "text/html; charset=utf-8")
        case ("GET", "/states"): return .text(Pages.states(name), "text/html; charset=utf-8")
        case ("GET", "/page.js"): return .text(Pages.file("page.js"), "text/javascript; charset=utf-8")
        case ("GET", "/page.css"): return .text(Pages.file("page.css"), "text/css; charset=utf-8")
        case ("GET", "/outline"): return .text((device(request.query["device"] ?? "")?.outline ?? "") + "\n")
        case ("POST", "/act"):
            var form: [String: String] = [:]
            let text = String(decoding: request.body, as: UTF8.self).replacing("+", with: " ")
            for pair in text.split(separator: "&") {
                let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                form[String(parts[0])] = parts.last?.removingPercentEncoding ?? ""
            }
            guard let device = device(request.query["device"] ?? "") else { return .refused("404 Not Found") }
            return .text(await device.act(form))
        default: return .refused("404 Not Found")
        }
    }

    private static func open(_ request: PageServer.Request, _ socket: WebSocket) -> @Sendable (String?) -> Void {
        let name = request.query["device"] ?? ""
        device(name)?.open(socket)
        return { text in
            // The main queue keeps the order of the messages.
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    guard let device = devices[name] else { return }
                    guard let text else { return device.close(socket) }
                    guard text != "reset" else {
                        devices[name] = nil
                        return device.end(isReset: true)
                    }
                    device.receive(text, from: socket)
                }
            }
        }
    }

    private static func export(to folder: URL) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appending(path: "index.html")
            try Pages.states(name, isAlone: true).write(to: file, atomically: true, encoding: .utf8)
            print(file.path)
        } catch {
            FileHandle.standardError.write(Data("\(error.localizedDescription)\n".utf8))
            exit(1)
        }
    }
}
