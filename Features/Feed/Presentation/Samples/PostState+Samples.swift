#if DEBUG
public import Core

extension PostState {
    /// States of the screen of one post for previews and tests. Each kind of state is included.
    public static var samples: KeyValuePairs<String, PostState> {
        let comment = PostComment(
            id: 1,
            title: "id labore ex et quam laborum",
            email: "Eliseo@gardner.biz",
            body: "laudantium enim quasi\nest quidem magnam"
        )
        let own = [1, 2].map { PostComment(id: .new($0), title: "", email: "", body: "comment \($0)") }
        let post = PostThread(.sample, comments: nil)
        let unsent = PostThread(.sample, comments: own, hasOnlyOwnComments: true)
        let thread = PostThread(.sample, comments: [comment])
        return [
            "Not loaded": .idle(previous: nil),
            "Comments not loaded": .idle(previous: post),
            "Loading": .loading(previous: nil),
            "Loading the comments": .loading(previous: post),
            "Loaded": .loaded(thread),
            "No comments": .loaded(PostThread(.sampleJapanese, comments: [])),
            "A comment waits, and one was refused": .loaded(PostThread(.sample, comments: [comment] + own)),
            "Loading the other comments": .loading(previous: unsent),
            "The other comments failed": .error(.sampleOffline, previous: unsent),
            "Comment not saved": .error(.change(.full), previous: thread),
            "No such post": .error(.noSuchPost(0), previous: nil),
            "Comments failed": .error(.sampleOffline, previous: post),
            "Refresh failed": .error(.sampleOffline, previous: thread),
        ]
    }
}

extension PendingChange {
    /// The comments of the samples that the server does not have: one waits, and one was refused.
    public static var commentSamples: [PendingChange] {
        [
            .sample(1, .post, "/posts/1/comments", text: "comment 1"),
            .sample(2, .post, "/posts/1/comments", text: "comment 2", refusedWith: 422),
        ]
    }
}

extension CommentFormState {
    /// States of the form for previews and tests.
    public static var samples: KeyValuePairs<String, CommentFormState> {
        var draft = FormDraft<CommentField>()
        draft[.body] = "いい投稿ですね。"
        var refused = draft
        refused.problems = [.body: Message(en: "Not this one.", ja: "これは書けません。")]
        return [
            "Writing": .editing(draft, nil),
            "Refused": .editing(refused, nil),
            "Not saved": .editing(draft, .change(.full)),
            "Saving": .saving(draft),
        ]
    }
}
#endif
