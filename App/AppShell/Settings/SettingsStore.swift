import Core

/// Whether the saved data is removed.
enum SettingsState: Equatable {
    case saved, removed, notRemoved
}

/// Removes what is saved on this device and the server can send again. The changes that wait are not removed.
@MainActor
final class SettingsStore {
    @Observed private(set) var state: SettingsState = .saved
    private let feature: SettingsFeature

    init(_ feature: SettingsFeature) { self.feature = feature }

    var isSignedIn: Bool { feature.isSignedIn }
    var canRemove: Bool { feature.removeSavedData != nil }
    /// How many changes the server does not have yet.
    var waitingChanges: Int { feature.changes.outbox.unsentCount }

    func removeSavedData() {
        if let remove = feature.removeSavedData { state = remove() ? .removed : .notRemoved }
    }
}

extension SettingsStore: ScreenStore {
    var transitions: Transitions<SettingsState> { $state }

    func load() async { try? await feature.changes.read() }
    func loadIfNeeded() async { await load() }
    func retry() async {}
    func acknowledgeError() {}
    func cancel() {}
}
