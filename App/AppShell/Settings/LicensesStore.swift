import Core

/// The store of the list of licenses, and of one license. Nothing in it changes.
@MainActor
final class LicensesStore {
    @Observed private(set) var state: [License]
    let route: SettingsRoute
    private weak var navigator: (any Navigator)?

    init(_ licenses: [License], at route: SettingsRoute, navigator: any Navigator) {
        (state, self.route, self.navigator) = (licenses, route, navigator)
    }

    func open(_ license: License) { navigator?.push(SettingsRoute.license(license.package).link) }
}

extension LicensesStore: ScreenStore {
    var transitions: Transitions<[License]> { $state }

    func load() async {}
    func loadIfNeeded() async {}
    func retry() async {}
    func acknowledgeError() {}
    func cancel() {}
}
