public import Core

extension ComposerField: FormField {
    /// What the user can enter.
    public var entry: FormEntry {
        switch self {
        case .title: FormEntry(.text(limit: 100), Message(en: "Title", ja: "タイトル"))
        case .body: FormEntry(.text(.lines, limit: 10_000), Message(en: "Text", ja: "本文"))
        case .tags: FormEntry(.choice(isMultiple: true), Message(en: "Tags", ja: "タグ"))
        case .picture: FormEntry(.own, Message(en: "Picture", ja: "画像"), isOptional: true)
        }
    }

    /// A note has 1 to 5 tags.
    public func problem(in draft: FormDraft<ComposerField>) -> Message? {
        guard self == .tags, draft.chosen(in: .tags).count > 5 else { return nil }
        return Message(en: "Choose at most 5 tags.", ja: "タグは5個以内で選択してください。")
    }
}
