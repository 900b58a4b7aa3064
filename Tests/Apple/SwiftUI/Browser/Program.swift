import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// The program that an app is on Linux: a server for a page that shows the app.
@MainActor
enum Program {
    /// The name of the app.
    private(set) static var name = "App"
    private static var signals: [any DispatchSourceSignal] = []
    private static var devices: Devices?

    static func run<A: App>(_ type: A.Type) {
        name = "\(type)".replacing(#/App$/#, with: "")
        let arguments: Arguments
        do {
            arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
        } catch {
            end("\(error.text)\n\(usage)", 64)
        }
        if arguments.isHelp { return print(usage) }
        if let folder = arguments.export { return export(to: URL(filePath: folder)) }
        let server = server(arguments)
        let folder = arguments.keep.map { URL(filePath: $0) } ?? temporaryFolder()
        let devices = Devices(type, in: folder)
        Self.devices = devices
        signals = [SIGHUP, SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler {
                MainActor.assumeIsolated {
                    devices.end()
                    if arguments.keep == nil { try? FileManager.default.removeItem(at: folder) }
                    exit(0)
                }
            }
            source.resume()
            return source
        }
        server.start()
        print("http://127.0.0.1:\(server.port)\nOpen this address in a browser. Ctrl-C ends the app.")
        fflush(stdout)
        // `TimelineView` shows the time.
        _ = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in
            MainActor.assumeIsolated { devices.evaluate() }
        }
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    /// Other users of this machine cannot read the folder, and cannot know its name before.
    private static func temporaryFolder() -> URL {
        var name = Array(FileManager.default.temporaryDirectory.appending(path: "preview-XXXXXX").path.utf8CString)
        guard mkdtemp(&name) != nil else { end("A folder for the files of the app cannot be created.", 1) }
        return URL(filePath: String(cString: name))
    }

    private static func end(_ text: String, _ code: Int32) -> Never {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
        exit(code)
    }

    private static func server(_ arguments: Arguments) -> PageServer {
        let ports = arguments.port.map { $0...$0 } ?? 8090...8190
        for port in ports {
            let server = PageServer(port: port, name: arguments.host) { request in
                await respond(to: request)
            } open: { request, socket in
                await devices?.open(request, socket) ?? { _ in }
            }
            if let server { return server }
        }
        end("The port \(ports.lowerBound) is used by another program.", 1)
    }

    private static func respond(to request: Request) async -> Response {
        switch (request.method, request.path) {
        case ("GET", "/states"): return Response(Pages.states(name), "html")
        case ("GET", "/page.js"): return Response(Pages.file("page.js"), "javascript")
        case ("GET", "/page.css"): return Response(Pages.style, "css")
        default: return await devices?.respond(to: request) ?? Response("", status: "404 Not Found")
        }
    }

    private static func export(to folder: URL) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appending(path: "index.html")
            try Pages.states(name, isAlone: true).write(to: file, atomically: true, encoding: .utf8)
            print(file.path)
        } catch {
            end(error.localizedDescription, 1)
        }
    }
}
