public import Core

extension CommentField: FormField {
    /// What the user can enter.
    public var entry: FormEntry { FormEntry(.text(.lines, limit: Self.limit), FeedMessages.comment) }
}

extension FormDraft<CommentField> {
    /// Creates a draft with the text of a comment. `nil` is a new one.
    init(of comment: PostComment?) {
        self.init(of: comment.map { [Field.body.key: .string($0.body)] } ?? [:])
    }
}
