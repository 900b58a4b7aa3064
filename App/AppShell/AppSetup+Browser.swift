// On Linux, the app is shown in a browser, by the module that takes the place of SwiftUI.
#if FOCAL_VIEWS && os(Linux)
import Authentication
import Core
import Foundation
import Root
@_spi(Browser) import SwiftUI

extension AppSetup {
    /// This setup on the device in the browser whose app is being created: with files of its own, and a server that the page
    /// can switch off. The page lists all requests, transitions and screens.
    var shownOnDevice: AppSetup? {
        guard let device = Device.current, place == nil else { return nil }
        var setup = self
        setup.place = device.folder
        // The Keychain of the module that takes the place of Apple's belongs to the whole program.
        setup.sessions = { FileSessionStore(file: device.folder.appending(path: "session.json"), server: $0) }
        if let fake {
            setup.fake = { file, events in SwitchedClient(client: fake(file, events), device: device) }
        }
        let client = client
        setup.client = { server, events in SwitchedClient(client: client(server, events), device: device) }
        let log: @Sendable (AppEvent) -> Void = { event in
            switch event {
            case .request: device.log("request", event.description)
            case .screen: device.log("screen", event.description)
            case .fault: device.log("fault", event.description)
            case .transition: break
            }
        }
        setup.events = AppEvents(log, showing: { _ in true })
        let known = Known()
        setup.events.onState = { store, state in
            if let store = store as? any Store { device.show(store, state, known) }
        }
        return setup
    }
}

extension Device {
    /// Lists a new state of a store, and follows the forms that it opens.
    fileprivate func show(_ store: any Store, _ state: any Sendable, _ known: Known) {
        let new = Self.name(of: state)
        guard let old = known.update(store, new) else { return followForms(of: store, known) }
        var detail = ""
        dump(state, to: &detail, maxDepth: 8, maxItems: 200)
        log("transition", "\(Self.type(of: store)): \(old) → \(new)", detail: detail)
    }

    private func followForms(of store: any Store, _ known: Known) {
        for case let property as any AnyObserved in Mirror(reflecting: store).children.map(\.value) {
            property.follow { value in
                let form = Mirror(reflecting: value).children.first?.value
                guard let form = form as? any Store else { return }
                self.follow(form, known)
            }
        }
    }

    private func follow(_ store: some Store, _ known: Known) {
        guard !known.contains(store) else { return }
        show(store, store.state, known)
        store.transitions.observe { [weak store] state in if let store { self.show(store, state, known) } }
    }

    private static func type(of store: any Store) -> String {
        String("\(Swift.type(of: store))".prefix { $0 != "<" })
    }

    private static func name(of state: any Sendable) -> String {
        if let root = state as? RootState { return root.description }
        let mirror = Mirror(reflecting: state)
        guard mirror.displayStyle == .enum else { return "\(Swift.type(of: state))" }
        return mirror.children.first?.label ?? "\(state)"
    }
}

/// The names of the states that are shown last.
@MainActor
private final class Known: Sendable {
    private struct State {
        weak var store: (any Store)?
        let name: String
    }
    private var states: [ObjectIdentifier: State] = [:]

    /// Another store can be at the address of a store that does not exist any more.
    func contains(_ store: any Store) -> Bool { states[ObjectIdentifier(store)]?.store === store }

    func update(_ store: any Store, _ name: String) -> String? {
        let old = contains(store) ? states[ObjectIdentifier(store)]?.name : nil
        states[ObjectIdentifier(store)] = State(store: store, name: name)
        return old
    }
}

/// A client whose server the page can switch off, and make slow.
private struct SwitchedClient: APIClient {
    let client: any APIClient
    let device: Device

    func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        let network = device.network
        let name = "\(request.method.rawValue) \(request.path)"
        do {
            if network.delay > .zero {
                device.log("request", "\(name) …")
                try await Task.sleep(for: network.delay)
            }
        } catch {
            device.log("request", "\(name) → cancelled")
            throw .requestFailed(ConnectionFailure(.cancelled, server: "localhost"))
        }
        guard !device.network.isOff else {
            device.log("request", "\(name) → no connection")
            throw .requestFailed(ConnectionFailure(.unreachable, server: "localhost"))
        }
        return try await client.send(request)
    }
}
#endif
