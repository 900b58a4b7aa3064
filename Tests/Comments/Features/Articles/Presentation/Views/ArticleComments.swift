#if canImport(SwiftUI)
import Core
import SwiftUI

/// The comments on an article, and a field for a new one.
struct ArticleComments: View {
    @Environment(\.language) private var language
    @State private var text = ""
    let store: ArticlesDetailStore

    var body: some View {
        Section(Message(en: "Comments", ja: "コメント").text(in: language)) {
            let comments = store.comments
            if let error = comments.state.error { ErrorRow(error, actions: comments) }
            ForEach(comments.state.content ?? []) { comment in
                LabeledContent(comment.name ?? "", value: comment.body)
                let change = comments.unsent.first { $0.isOf(comment.id) }
                if let change { ChangeMark(change, actions: comments) }
            }
            TextField(Message(en: "Write a comment", ja: "コメントを入力").text(in: language), text: $text)
                .onSubmit {
                    if text.allSatisfy(\.isWhitespace) { return }
                    Task { if await store.comment(text) != nil { text = "" } }
                }
        }
        .task { await store.comments.loadIfNeeded() }
    }
}
#endif
