import Core
import Root

/// Whether the saved data is removed.
enum SettingsState: Equatable {
    case saved, removed, notRemoved
}

/// The store of the settings, and of the list of licenses. It removes what is saved on this device and the server can
/// send again. The changes that wait are not removed.
@MainActor
final class SettingsStore {
    @Observed private(set) var state: SettingsState = .saved
    let feature: SettingsFeature
    let route: SettingsRoute
    private weak var navigator: (any Navigator)?

    init(_ feature: SettingsFeature, at route: SettingsRoute, navigator: any Navigator) {
        (self.feature, self.route, self.navigator) = (feature, route, navigator)
    }

    var isSignedIn: Bool { dependencies.user != nil }
    var canRemove: Bool { dependencies.saved != nil }
    /// How many changes wait for the server.
    var waitingChanges: Int { outbox.waitingCount }
    /// How many changes the server has refused. Each is marked where it was made.
    var refusedChanges: Int { outbox.unsentCount - outbox.waitingCount }

    func openLicenses() { navigator?.push(SettingsRoute.licenses.link) }

    func removeSavedData() {
        state = dependencies.removeSavedData() ? .removed : .notRemoved
    }
}

extension SettingsStore {
    private var dependencies: Dependencies { feature.dependencies }
    private var outbox: Outbox { dependencies.changes.outbox }
}

extension SettingsStore: ScreenStore {
    var transitions: Transitions<SettingsState> { $state }

    func load() async { try? await dependencies.changes.read() }
    func loadIfNeeded() async { await load() }
    func retry() async {}
    func acknowledgeError() {}
    func cancel() {}
}
