import Core
import Feed
import TestSupport
import Testing

/// A store for a post, by default for the post 5. Its client returns the responses that a test prepares.
@MainActor
struct PostFixture {
    let client = ScriptedAPIClient()
    /// The changes of Leanne, who is signed in. They are sent when a test says so.
    let changes: Changes
    let feature: FeedFeature
    let store: PostStore
    let recorder: StateRecorder<PostState>

    /// The post before its comments are loaded.
    let bare = PostThread(.number(5), comments: nil)
    /// The post with its only comment.
    let content = PostThread(
        .number(5),
        comments: [PostComment(id: 21, title: "heading", email: "a@b.c", body: "text")]
    )
    /// The comment as the server sends it.
    let comment = #"{"postId": 5, "id": 21, "name": "heading", "email": "a@b.c", "body": "text"}"#

    /// Creates a store for one post. `initial` is the post, if it was loaded before, for example in the list.
    init(_ id: Post.ID = 5, initial: Post? = nil) {
        changes = .scripted(client, of: User(id: 1, name: "Leanne", email: "l@b.c", lastLoginDate: nil))
        feature = FeedFeature(client: client, changes: changes)
        store = feature.makePostStore(id, initial: initial)
        recorder = StateRecorder(store)
    }

    /// Scripts the responses to the requests for the post 5 and its author.
    func scriptPost(author: ScriptedResponse = .leanne) {
        client.on(.get, "/posts/5", response: .json(#"{"userId": 1, "id": 5, "title": "title 5", "body": "body 5"}"#))
        client.on(.get, "/users", query: ["id": "1"], response: author)
    }

    /// Scripts the response to the request for the comments on the post 5.
    func scriptComments() {
        client.on(.get, "/posts/5/comments", response: .json("[\(comment)]"))
    }
}
