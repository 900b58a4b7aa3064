// On Linux, the app is shown in a browser, by the module that takes the place of SwiftUI.
#if FOCAL_VIEWS && os(Linux)
import Core
import Foundation
import Root
@_spi(Browser) import SwiftUI

extension AppSetup {
    /// This setup on the device in the browser whose app is being created: with files of its own, and a server that the
    /// page can switch off. The page lists all requests, transitions and screens.
    var shownOnDevice: AppSetup? {
        guard let device = Device.current, place == nil else { return nil }
        let builtIn = Language.allCases.map(\.rawValue)
        Device.languages = builtIn + (CatalogFile.ofApp?.languages.filter { !builtIn.contains($0) } ?? [])
        var setup = self
        setup.place = device.folder
        // The Keychain of this build belongs to the whole program.
        setup.sessions = { FileSessionStore(file: device.folder.appending(path: "session.json"), server: $0) }
        let start = device.starts
        if let fake {
            setup.fake = { SwitchedClient(client: fake($0, $1), device: device, start: start) }
        }
        setup.client = { [client] in SwitchedClient(client: client($0, $1), device: device, start: start) }
        let pictures = SwitchedTransport(transport: pictureTransport, device: device)
        setup.pictureTransport = pictures
        device.imageLoader = { try await pictures.send(TransportRequest(.get, $0)).body }
        let receive: @Sendable (AppEvent) -> Void = { event in
            switch event {
            case .request: device.log("request", event.description)
            case .screen: device.log("screen", event.description)
            case .fault: device.log("fault", event.description)
            case .transition: break
            }
        }
        setup.events = AppEvents(receive, showing: { _ in true })
        setup.events.onTransition = { store, old, new in
            var detail = ""
            dump(new, to: &detail, maxDepth: 8, maxItems: 200)
            let (old, new) = (Self.name(of: old), Self.name(of: new))
            let change = "\(store.prefix { $0 != "<" }): \(old) → \(new)"
            device.log("transition", change, detail: detail, repeats: old == new)
        }
        return setup
    }

    private static func name(of state: Any) -> String {
        if let root = state as? RootState { return root.description }
        let mirror = Mirror(reflecting: state)
        guard mirror.displayStyle == .enum else { return "\(type(of: state))" }
        return mirror.children.first?.label ?? "\(state)"
    }
}

/// The page lists the requests for pictures, and can switch them off.
private struct SwitchedTransport: HTTPTransport {
    let transport: any HTTPTransport
    let device: Device

    func send(_ request: TransportRequest) async throws(HTTPFailure) -> APIResponse {
        do { try await Task.sleep(for: device.delay) } catch { throw .noResponse(.cancelled) }
        do throws(HTTPFailure) {
            guard !device.isServerOff else { throw .noResponse(.unreachable) }
            let response = try await transport.send(request)
            device.log("request", "GET \(request.url) → \(response.status), \(response.body.count) bytes")
            return response
        } catch {
            device.log("request", "GET \(request.url) → \(error)")
            throw error
        }
    }
}

/// A client whose server the page can switch off, and make slow.
private struct SwitchedClient: APIClient {
    let client: any APIClient
    let device: Device
    let start: Int

    func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        device.addRequests(1)
        defer { device.addRequests(-1) }
        do { try await Task.sleep(for: device.delay) } catch { throw failure(.cancelled, request) }
        guard !device.isServerOff else { throw failure(.unreachable, request) }
        var request = request
        // On a device, the system sends it.
        request.headers["Accept-Language"] = request.headers["Accept-Language"] ?? device.language
        let response = try await client.send(request)
        guard device.starts == start else { throw failure(.cancelled, request) }
        return response
    }

    private func failure(_ reason: ConnectionFailure.Reason, _ request: APIRequest) -> APIError {
        device.log("request", "\(request.method.rawValue) \(request.path) → \(reason)")
        return .requestFailed(ConnectionFailure(reason, server: "api.example.com"))
    }
}
#endif
