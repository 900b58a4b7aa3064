import Core
import Root

/// Whether the saved data is removed.
enum SettingsState: Equatable {
    case saved, removed, notRemoved
}

/// Removes what is saved on this device and the server can send again. The changes that wait are not removed.
@MainActor
final class SettingsStore {
    @Observed private(set) var state: SettingsState = .saved
    private let dependencies: Dependencies

    init(_ dependencies: Dependencies) { self.dependencies = dependencies }

    var isSignedIn: Bool { dependencies.user != nil }
    var canRemove: Bool { dependencies.saved != nil }
    /// How many changes the server does not have yet.
    var waitingChanges: Int { dependencies.changes.outbox.unsentCount }

    func removeSavedData() {
        state = dependencies.removeSavedData() ? .removed : .notRemoved
    }
}

extension SettingsStore: ScreenStore {
    var transitions: Transitions<SettingsState> { $state }

    func load() async { try? await dependencies.changes.read() }
    func loadIfNeeded() async { await load() }
    func retry() async {}
    func acknowledgeError() {}
    func cancel() {}
}
