import Core
import SwiftUI
import Testing
import ViewTestSupport

private struct AccountState {
    let name = "Hanako"
    let error: Never? = nil
}

private struct AccountView: View {
    @Environment(\.language) private var language
    let state: AccountState
    let actions: RecordedActions

    var body: some View {
        Text("@\(state.name.lowercased())")
        Button(language == .english ? "Read" : "読む") { actions.acknowledgeError() }
    }
}

@MainActor @Suite("The check of each screen")
struct OutlinesTests {
    private func check(_ exempt: KeyValuePairs<String, String>) async {
        let samples: KeyValuePairs = ["account": AccountState()]
        _ = await outlines(of: samples, error: \.error, exempt: exempt, actions: RecordedActions.init) {
            AccountView(state: $0, actions: $1)
        }
    }

    @Test("a text that a view makes of the content of a user can be exempt, with a reason, and while it is needed")
    func exempt() async {
        await check(["@hanako": "The account of the user."])
        await withKnownIssue { await check([:]) }
        await withKnownIssue { await check(["@hanako": ""]) }
        await withKnownIssue { await check(["@hanako": "The account of the user.", "@taro": "Nobody has it."]) }
    }

    @Test("a list without a button is a screen only if the user can pull it")
    func pulls() async {
        func check(_ screen: some View) async {
            let samples: KeyValuePairs = ["account": AccountState()]
            _ = await outlines(of: samples, error: \.error, actions: RecordedActions.init) { _, _ in screen }
        }
        let list = List { Text(verbatim: "Hanako") }
        await check(list.refreshable {})
        await withKnownIssue { await check(list) }
    }
}
