import Core

/// What a terminal screen says about the page that it shows.
extension AppMessages {
    static let lastPage = Message(en: "This is the last page.", ja: "これが最後のページです。")

    /// For example `page 2 of 10`. The number of pages is not known if `count` is `nil` or less than `page`.
    static func page(_ page: Int, of count: Int?) -> Message {
        guard let count, page <= count else { return Message(en: "page \(page)", ja: "\(page)ページ目") }
        return Message(en: "page \(page) of \(count)", ja: "\(page)／\(count)ページ")
    }

    /// The message for a page number after the last page. `last` is `nil` if the last page is not known.
    static func emptyPage(_ page: Int, last: Int?) -> Message {
        guard let last else { return Message(en: "Page \(page) is empty.", ja: "\(page)ページ目は空です。") }
        return Message(
            en: "Page \(page) is empty. The last page is page \(last).",
            ja: "\(page)ページ目は空です。最後は\(last)ページ目です。"
        )
    }
}

extension ListContent {
    /// How many pages the list has. `nil` means that the server does not send the number of elements.
    var pageCount: Int? {
        total.map { max(1, $0 / query.limit + ($0 % query.limit == 0 ? 0 : 1)) }
    }
}
