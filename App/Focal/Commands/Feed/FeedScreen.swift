import Core
import Feed
import Foundation
import TerminalUI

/// The screen of the feed in a terminal. It shows posts with their authors, and the page number.
struct FeedScreen: Component {
    private let state: FeedState
    private let language: Language
    private let now: Date

    /// `now` is used to show how old a saved page is.
    init(_ state: FeedState, in language: Language, now: Date = Date()) {
        self.state = state
        self.language = language
        self.now = now
    }

    func lines(width: Int) -> [Line] {
        Stack(spacing: 1) {
            Stack {
                Heading(title, detail: state.content.map(position) ?? "")
                if let content = state.content {
                    PostRows(posts: content.items, language: language)
                }
            }
            switch state {
            case .idle, .loaded(_, next: .waiting): Stack {}
            case .loading, .loaded(_, next: .loading):
                Paragraph(ListMessages.loading.text(in: language), style: .secondary)
            case .error(let error, _, _), .loaded(_, next: .failed(let error)):
                Banner(.error, error.message.text(in: language))
            case .loaded(let content, next: nil): Paragraph(end(of: content).text(in: language), style: .secondary)
            }
            if case .loaded(let content, _) = state, let savedAt = content.savedAt {
                Banner(.warning, ListMessages.offline(savedAt: savedAt, now: now).text(in: language))
            } else if let savedAt = state.content?.savedAt {
                Paragraph(ListMessages.saved(at: savedAt, now: now).text(in: language), style: .secondary)
            }
            if state.isOutdated {
                Paragraph(ListMessages.outdated.text(in: language), style: .secondary)
            }
        }
        .lines(width: width)
    }
}

extension FeedScreen {
    private var title: String {
        let title = FeedMessages.title(of: state.content).text(in: language)
        guard let search = state.content?.query.search, !search.isEmpty else { return title }
        return "\(title) · \(search)"
    }

    private func position(of content: FeedContent) -> String {
        let posts = content.total.map { AppMessages.posts($0) }
        let page = content.items.isEmpty ? nil : AppMessages.page(content.lastPage, of: content.pageCount)
        return [page, posts].compactMap { $0?.text(in: language) }.joined(separator: " · ")
    }

    private func end(of content: FeedContent) -> Message {
        guard content.items.isEmpty else { return AppMessages.lastPage }
        if content.firstPage > 1 { return AppMessages.emptyPage(content.firstPage, last: content.pageCount) }
        return content.query.search.isEmpty ? FeedMessages.noPosts : ListMessages.nothingFound(content.query.search)
    }
}

extension AppMessages {
    fileprivate static func posts(_ count: Int) -> Message {
        Message(en: "\(count, one: "post", other: "posts")", ja: "\(count)件")
    }
}
