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
        let post = PostThread(.sample, comments: nil)
        let thread = PostThread(.sample, comments: [comment])
        return [
            "Not loaded": .idle(previous: nil),
            "Comments not loaded": .idle(previous: post),
            "Loading": .loading(previous: nil),
            "Loading the comments": .loading(previous: post),
            "Loaded": .loaded(thread),
            "No comments": .loaded(PostThread(.sampleJapanese, comments: [])),
            "No such post": .error(.noSuchPost(0), previous: nil),
            "Comments failed": .error(.sampleOffline, previous: post),
            "Refresh failed": .error(.sampleOffline, previous: thread),
        ]
    }
}
#endif
