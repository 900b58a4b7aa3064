import ArgumentParser
import Core
import Root

/// The options of the commands whose data is also saved on this device.
struct OfflineOptions: ParsableArguments {
    @Flag(help: "Show only what is saved on this device. Do not use the network.")
    var offline = false

    @Flag(help: "Do not show what is saved on this device.")
    var refresh = false

    func check() throws(Failure) {
        guard !offline || !refresh else { throw .usage(AppMessages.offlineOrRefresh) }
    }

    /// The features. With `--offline` they do not use the server, and with `--refresh` they do not read saved data.
    @MainActor
    func dependencies(of app: Composition) -> Dependencies {
        offline ? app.offlineDependencies : refresh ? app.onlineDependencies : app.dependencies
    }

    /// How to load a page after a page of the server. A saved page is read only if the server cannot be reached.
    @MainActor
    func fetchNext<Element, Query, Problem: UserFacingError>(
        in app: Composition,
        _ fetch: (Dependencies) throws(Failure) -> FetchList<Element, Query, Problem>
    ) throws(Failure) -> FetchList<Element, Query, Problem> {
        let (online, saved) = (try fetch(app.onlineDependencies), try fetch(dependencies(of: app)))
        return { [refresh] (request, show) async throws(Problem) in
            do throws(Problem) {
                return try await online(request, show)
            } catch {
                guard !refresh, error.code == "no_network" else { throw error }
                return try await saved(request, show)
            }
        }
    }
}

extension Failure {
    /// The error if a command with `--offline` must show a page that is not saved on this device.
    static var notSaved: Failure { Failure(code: "not_saved", message: AppMessages.notSaved, exitCode: .failure) }
}

extension AppMessages {
    fileprivate static let offlineOrRefresh = Message(
        en: "--offline and --refresh cannot be used together.",
        ja: "--offline と --refresh は同時に指定できません。"
    )
    fileprivate static let notSaved = Message(
        en: "This page is not saved on this device. Try again without --offline.",
        ja: "このページはこの端末に保存されていません。--offline を付けずに、もう一度お試しください。"
    )
}
