import ArgumentParser
import Core

/// The options of the commands whose data is also saved on this device.
struct OfflineOptions: ParsableArguments {
    @Flag(help: "Show only what is saved on this device. Do not use the network.")
    var offline = false

    @Flag(help: "Do not show what is saved on this device.")
    var refresh = false

    func check() throws(Failure) {
        guard !offline || !refresh else { throw .usage(AppMessages.offlineOrRefresh) }
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
