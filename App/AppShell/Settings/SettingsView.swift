#if canImport(SwiftUI)
import Authentication
import Core
import SwiftUI

struct SettingsView: View {
    @Environment(\.language) private var language
    @Environment(\.logoutActions) private var logoutActions
    @State private var isAskingForLogout = false
    let store: SettingsStore

    var body: some View {
        List {
            store.feature.sections()
            if let onLanguage = store.feature.onLanguage {
                ScreenRow(action: onLanguage) { Text(SettingsMessages.language.text(in: language)) }
            }
            if store.canRemove || store.waitingChanges + store.refusedChanges > 0 {
                Section {
                    if store.waitingChanges > 0 {
                        Text(SettingsMessages.waiting(store.waitingChanges).text(in: language))
                    }
                    if store.refusedChanges > 0 {
                        Text(SettingsMessages.refused(store.refusedChanges).text(in: language))
                    }
                    if store.canRemove { removal }
                } header: {
                    Text(SettingsMessages.onDevice.text(in: language))
                } footer: {
                    if store.canRemove { Text(SettingsMessages.explanation.text(in: language)) }
                }
            }
            if !store.feature.licenses.isEmpty {
                ScreenRow(action: store.openLicenses) { Text(SettingsMessages.licenses.text(in: language)) }
            }
            if store.isSignedIn {
                Section {
                    Button(ButtonMessages.logout.text(in: language), role: .destructive) {
                        logoutActions?.logout(asking: $isAskingForLogout)
                    }
                }
            }
        }
        .navigationTitle(ButtonMessages.settings.text(in: language))
        .confirmsLogout($isAskingForLogout, logoutActions, in: language)
        .task { await store.loadIfNeeded() }
    }

    @ViewBuilder
    private var removal: some View {
        switch store.state {
        case .saved: button
        case .removed: Text(SettingsMessages.removed.text(in: language))
        case .notRemoved:
            Label(SettingsMessages.notRemoved.text(in: language), systemImage: "exclamationmark.triangle")
            button
        }
    }

    private var button: some View {
        Button(SettingsMessages.remove.text(in: language), role: .destructive) { store.removeSavedData() }
    }
}

extension SettingsStore {
    @ViewBuilder var screen: some View {
        if route == .licenses { LicensesView(licenses: feature.licenses) } else { SettingsView(store: self) }
    }
}

extension EnvironmentValues {
    /// Signs out. The root asks first if something is not saved.
    var logoutActions: (any LogoutActions)? {
        get { self[OptionalKey.self] }
        set { self[OptionalKey.self] = newValue }
    }
}
#endif
