import Foundation

/// The devices by name. Each page, and each program, can have one of its own.
@MainActor
final class Devices {
    static let limit = 50
    private let app: any App.Type
    private let folder: URL
    private var devices: [String: Device] = [:]

    init(_ app: any App.Type, in folder: URL) { (self.app, self.folder) = (app, folder) }

    /// Returns a device. If there are too many, the device without a page that was used least recently ends, as an app
    /// does on iOS: it opens on the same screen later.
    func device(_ name: String) throws(Request.Refusal) -> Device {
        let isName = name.utf8.count <= 40 && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard isName else { throw .bad }
        if let device = devices[name] { return device }
        if devices.count >= Self.limit {
            let unused = devices.filter { $0.value.pages.isEmpty }.min { $0.value.lastUse < $1.value.lastUse }
            guard let unused else { throw .full }
            devices.removeValue(forKey: unused.key)?.end(isReset: false)
        }
        let device = Device(app, in: folder.appending(path: "device-\(name)"))
        devices[name] = device
        return device
    }

    /// Evaluates the views again.
    func evaluate() { for device in devices.values { device.screen.memory.changes += 1 } }

    func end() { for device in devices.values { device.end(isReset: false) } }

    private func reset(_ name: String) { devices.removeValue(forKey: name)?.end(isReset: true) }

    func respond(to request: Request) async -> Response? {
        let name = request.query["device"] ?? ""
        do throws(Request.Refusal) {
            switch (request.method, request.path) {
            case ("GET", "/"), ("GET", "/socket"):
                // The page says why it cannot show the device.
                _ = try device(name)
                return request.path == "/" ? Response(Pages.device(Program.name), "html") : .webSocket
            case ("GET", "/picture"): return bitmap(request.query).map { Response($0) }
            case ("GET", "/act"): return Response(Device.usage)
            case ("GET", "/outline"):
                return try await Response(outline(of: name))
            case ("POST", "/act"):
                let text = String(validating: request.body, as: UTF8.self)
                guard let form = text.flatMap(Request.form) else { throw .bad }
                let isReset = form.keys.contains("reset")
                if isReset { reset(name) }
                return try await isReset ? Response(outline(of: name)) : device(name).act(form)
            default: return nil
            }
        } catch {
            return refusal(error)
        }
    }

    /// A picture that is on a screen. So the page asks no other server.
    private func bitmap(_ query: [String: String]) -> Bitmap? {
        let id = query["id"].flatMap { Int($0) } ?? 0
        return devices.values.lazy.compactMap { $0.bitmaps[id] }.first { "\($0.data.hashValue)" == query["bytes"] }
    }

    private func outline(of name: String) async throws(Request.Refusal) -> String {
        let device = try device(name)
        await device.rest()
        return device.screen.outline + "\n"
    }

    private func refusal(_ refusal: Request.Refusal) -> Response {
        switch refusal {
        case .full: Response(refusal, "\(Self.limit) devices are visible. Close a page of one of them.")
        default: Response(refusal, "The name of a device has letters and digits. A form has each key once, in UTF-8.")
        }
    }

    /// A page shows a device.
    func open(_ request: Request, _ socket: WebSocket) -> PageServer.Receive {
        let name = request.query["device"] ?? ""
        guard let device = try? device(name) else {
            socket.end()
            return { _ in }
        }
        device.open(socket)
        return { @MainActor text in
            switch text {
            case nil: device.close(socket)
            case "reset" where device.pages.contains { $0.socket === socket }: self.reset(name)
            case let text?: device.receive(text, from: socket)
            }
        }
    }
}
