import ArgumentParser
import Core
import Feed
import Root

/// The options of the commands that show a list of posts.
struct PagingOptions: ParsableArguments {
    @Option(parsing: .unconditional, help: ArgumentHelp("The page number. The first page is 1.", valueName: "n"))
    var page = 1

    @Option(parsing: .unconditional, help: ArgumentHelp("The number of posts on a page, 1 to 100.", valueName: "n"))
    var limit = FeedQuery.defaultLimit

    @Flag(help: "Show the page of --page and all pages after it.")
    var all = false

    @Flag(help: "Show only what is saved on this device. Do not use the network.")
    var offline = false

    @Flag(help: "Do not show what is saved on this device.")
    var refresh = false

    func check() throws(Failure) {
        guard !offline || !refresh else { throw .usage(AppMessages.offlineOrRefresh) }
        guard page >= 1 else { throw .usage(AppMessages.tooSmall("--page", 1)) }
        guard 1...100 ~= limit else { throw .usage(AppMessages.outOfRange("--limit", 1, 100)) }
    }

    /// Loads and prints the page of `--page`, and with `--all` the pages after it.
    @MainActor
    func show(_ query: FeedQuery, in app: Composition, on console: Console) async throws(Failure) {
        let features = offline ? app.offlineFeatures : refresh ? app.onlineFeatures : app.features
        let store = features.feed.feedStore(query)
        let progress = all ? console.progress() : nil
        defer { progress?.stop() }
        func wait(_ work: @MainActor () async -> Void) async {
            if progress == nil { await console.waiting(work) } else { await work() }
        }
        await wait { await store.load(page: page) }
        while case .loaded(let content) = store.state {
            progress?.text = ListMessages.page(content.lastPage, of: content.pageCount).text(in: console.language)
            if content.lastPage == page || !content.items.isEmpty {
                try console.show(FeedPage(store.state, in: console.language), json: FeedDocument(content))
            }
            guard content.next != .none else { return }
            guard all else { return console.note(AppMessages.nextPage(content.lastPage + 1)) }
            await wait { await store.showNext(ahead: 3) }
        }
        if offline, case .error(.request(.requestFailed), _) = store.state {
            throw Failure(code: "not_saved", message: AppMessages.notSaved, exitCode: .failure)
        }
        throw Failure(store.state.error)
    }
}

extension AppMessages {
    fileprivate static let offlineOrRefresh = Message(
        en: "--offline and --refresh cannot be used together.",
        ja: "--offline と --refresh は同時に指定できません。"
    )
    fileprivate static let notSaved = Message(
        en: "This page is not saved on this device. Try again without --offline.",
        ja: "このページはこのデバイスに保存されていません。--offline を付けずに、もう一度お試しください。"
    )
}
