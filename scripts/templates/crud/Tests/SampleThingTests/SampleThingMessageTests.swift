import Core
import SampleThing
import TerminalUI
import Testing

@Suite("What the items say")
struct SampleThingMessageTests {
    @Test(
        "a change is told in a sentence",
        arguments: [
            (SampleThingChange.added(.number(6)), "✓ Added: title 6 (6)", "✓ 追加しました：title 6（6）"),
            (.toggled(.number(6, isDone: true)), "✓ Done: title 6 (6)", "✓ 完了にしました：title 6（6）"),
            (.toggled(.number(6)), "✓ Open again: title 6 (6)", "✓ 未完了に戻しました：title 6（6）"),
            (.removed(.number(6)), "✓ Removed: title 6 (6)", "✓ 削除しました：title 6（6）"),
        ]
    )
    func tellsChange(change: SampleThingChange, english: String, japanese: String) {
        #expect(SampleThingChangePage(change, in: .english).lines(width: 40).map(\.plain) == [english])
        #expect(SampleThingChangePage(change, in: .japanese).lines(width: 40).map(\.plain) == [japanese])
    }

    @Test(
        "each error has a name and words of its own, and only one leads to the login",
        arguments: [
            (SampleThingError.emptyTitle, "empty_title", "must not be empty", "タイトルを入力して"),
            (.longTitle(limit: 200), "long_title", "at most 200 characters", "200文字以内"),
            (.noSuchItem(7), "no_such_item", "no item 7", "項目 7 "),
            (.noList, "no_list", "has no such list", "このリストがありません"),
            (.notSignedIn, "not_signed_in", "Sign in first", "先にログイン"),
            (.noNetwork(ConnectionFailure(.lost, server: "s")), "no_network", "connection to s", "接続が切れ"),
            (.serverError(.unreadable(.json(UnreadableJSON(.invalid("x"))))), "server_error", "x)", "x）"),
            (.storage(.noFolder), "storage", "no home folder", "フォルダがありません"),
        ]
    )
    func hasWords(error: SampleThingError, code: String, english: String, japanese: String) {
        #expect(error.code == code)
        #expect(error.message.text(in: .english).contains(english))
        #expect(error.message.text(in: .japanese).contains(japanese))
        #expect(error.needsLogin == (error == .notSignedIn))
    }
}
