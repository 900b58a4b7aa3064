import Core

/// What the user enters to write an article.
enum ArticleField: String, FormField {
    case title, body, tags, picture

    var entry: FormEntry {
        switch self {
        case .title: FormEntry(.text(limit: 100), Message(en: "Title", ja: "タイトル"))
        case .body: FormEntry(.text(.lines, limit: 20_000), Message(en: "Text", ja: "本文"))
        case .tags: FormEntry(.choice(isMultiple: true), Message(en: "Tags", ja: "タグ"))
        case .picture: FormEntry(.own, Message(en: "Picture", ja: "画像"), isOptional: true)
        }
    }

    func problem(in draft: FormDraft<ArticleField>) -> Message? {
        let isMany = self == .tags && draft.chosen(in: .tags).count > 5
        return isMany ? Message(en: "Choose at most 5 tags.", ja: "タグは5個以内で選択してください。") : nil
    }
}

/// The reason why the tags are not loaded, or the article is not posted.
struct ArticleError: UserFacingError, Equatable {
    private let error: APIError

    init(_ error: APIError) { self.error = error }

    var code: String { error.code }
    var message: Message { error.message }
}

typealias ArticleFormError = FormError<ArticleField, ArticleError>
typealias ArticleForm = FormStore<JSONValue, ArticleFormError>
